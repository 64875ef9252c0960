import * as contract from '#contract/speech.ts'
import { secondsMs } from '#server/ground/clock.ts'
import { AppError } from '#server/platform/app-error.ts'
import { answered, type Serve } from '#server/platform/http/serve.ts'
import type { Room } from '#server/platform/room.ts'
import type { SpeechContext } from './speech-context.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { SiteDictation, SiteVoice } from '#server/engines/speech/speech-engines.ts'
import type { Charge } from '#server/platform/usage/usage.queries.ts'

const SAID_WITHIN_MS = 30 * secondsMs
const TAKEN_WITHIN_MS = 60 * secondsMs

/** Files of sound by how they begin. */
const beginnings: readonly [mediaType: string, from: number, bytes: readonly number[]][] = [
  ['audio/webm', 0, [0x1a, 0x45, 0xdf, 0xa3]],
  ['audio/ogg', 0, [...Buffer.from('OggS')]],
  ['audio/mp4', 4, [...Buffer.from('ftyp')]],
  ['audio/wav', 0, [...Buffer.from('RIFF')]],
  ['audio/mpeg', 0, [...Buffer.from('ID3')]],
  ['audio/mpeg', 0, [0xff, 0xfb]],
]

/** The media type of a recording by its first bytes; undefined for anything else. */
const soundTypeOf = (file: Uint8Array): string | undefined =>
  beginnings.find(([, from, bytes]) => bytes.every((byte, at) => file[from + at] === byte))?.[0]

function speechRoutes(serve: Serve, context: SpeechContext): void {
  const { speech } = context

  serve(contract.saySentence, async ({ user, body: { text }, reply }) => {
    const engine = speech.voice
    if (!engine) throw new AppError('no_site_voice')
    const { bytes, mediaType } = await chargedCall(context, {
      userId: user.id,
      kind: 'voice',
      engine,
      ask: () => engine.say(text, AbortSignal.timeout(SAID_WITHIN_MS)),
      failure: 'saying_failed',
    })
    await reply.header('content-type', mediaType).send(Buffer.from(bytes))
    return answered
  })

  serve(contract.takeDictation, async ({ user, request: { body } }) => {
    const engine = speech.dictation
    if (!engine) throw new AppError('no_site_dictation')
    const mediaType = body instanceof Uint8Array ? soundTypeOf(body) : undefined
    if (!(body instanceof Uint8Array) || mediaType === undefined)
      throw new AppError('invalid_input', { text: 'This is no recording' })
    const { text } = await chargedCall(context, {
      userId: user.id,
      kind: 'dictation',
      engine,
      ask: () => engine.takeDown({ bytes: body, mediaType }, AbortSignal.timeout(TAKEN_WITHIN_MS)),
      failure: 'dictation_failed',
    })
    return { text }
  })
}

interface SpeechCall<Answer> {
  userId: number
  kind: 'voice' | 'dictation'
  engine: SiteVoice | SiteDictation
  ask: () => Promise<Answer>
  /** The error where the model fails. */
  failure: ErrorCode
}

/** Asks a speech model and charges its reader, once. Throws `tokens_used_up`, `budget_spent`, and its own failure. */
async function chargedCall<Answer extends Pick<Charge, 'usage'>>(
  { db, clock, log, ledger, budgets }: SpeechContext,
  { userId, kind, engine, ask, failure }: SpeechCall<Answer>,
): Promise<Answer> {
  await ledger.requireTokens(db, userId, engine, clock.now())
  const hold = await budgets.reserve(userId, engine, kind)
  const answer = await ask().catch(async (error: unknown) => {
    await budgets.settle(hold)
    log.warn({ err: error, engine: engine.provider, kind }, 'a speech model failed')
    throw new AppError(failure, { cause: error })
  })
  const { usage } = answer
  await budgets.settle(hold, usage)
  const charge = { userId, storyId: null, messageId: null, kind, engine, usage, now: clock.now() }
  await db.transaction().execute((trx) => ledger.charge(trx, charge))
  return answer
}

export const speechRoom: Room<SpeechContext> = { routes: speechRoutes }
