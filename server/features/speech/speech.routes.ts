import * as contract from '#contract/speech.ts'
import { secondsMs } from '#server/ground/clock.ts'
import { AppError } from '#server/platform/app-error.ts'
import { answered, type Serve } from '#server/platform/http/serve.ts'
import type { Room } from '#server/platform/room.ts'
import { chargedCall } from './charged-call.ts'
import type { SpeechContext } from './speech-context.ts'

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

export const speechRoom: Room<SpeechContext> = { routes: speechRoutes }
