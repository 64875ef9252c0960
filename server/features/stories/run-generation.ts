import type { FastifyBaseLogger } from 'fastify'
import type { ErrorCode } from '#contract/errors.ts'
import { NarrationFailed, type NarrationEnd, type Narrator } from '#server/engines/narrator/narrator.ts'
import { secondsMs, type Clock } from '#server/ground/clock.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { firstTextTold, turnEnded } from '#server/platform/metrics/observations.ts'
import type { Ledger } from '#server/platform/usage/ledger.ts'
import { readNarratorInput } from './narrator-input.ts'
import { replyOutcome, type GenerationOutcome, type Generation } from './generation.ts'
import { finishTurn, saveReply } from './turns.queries.ts'

interface RunContext {
  db: Database
  clock: Clock
  log: FastifyBaseLogger
  narrator: Narrator
  ledger: Ledger
  recentMessages: number
  worker: string
}

interface Ending {
  status: 'done' | 'stopped' | 'failed' | 'interrupted'
  end?: NarrationEnd
  /** Characters that the narrator was handed, to estimate the cost of a call that was cut short. */
  charactersRead: number
}

/** Has the narrator generate the reply, outside any transaction, then stores reply, usage and the turn's end in one. */
export async function runGeneration(context: RunContext, generation: Generation): Promise<void> {
  const { clock, narrator } = context
  const startedAt = clock.now()
  const ending = await narrate(context, generation)
  const seconds = (clock.now() - startedAt) / secondsMs
  turnEnded.publish({ engine: narrator.provider, outcome: ending.status, seconds })
  generation.finish(await storeEnding(context, generation, ending))
}

async function narrate(context: RunContext, generation: Generation): Promise<Ending> {
  const { clock, narrator, log } = context
  const startedAt = clock.now()
  const noteFirstText = () =>
    firstTextTold.publish({ engine: narrator.provider, seconds: (clock.now() - startedAt) / secondsMs })
  let charactersRead = 0
  let end: NarrationEnd | undefined
  try {
    const input = await readNarratorInput(context, generation.ids)
    charactersRead = input.path.reduce((sum, { content }) => sum + content.length, input.premise.length)
    for await (const event of narrator.generateReply(input, generation.signal)) {
      if (event.type === 'text') {
        if (generation.text === '') noteFirstText()
        generation.append(storable(event.text))
      } else end = event
    }
  } catch (error) {
    if (!generation.signal.aborted) {
      const { storyId, replyId } = generation.ids
      const reason = error instanceof NarrationFailed ? error.reason : 'unknown'
      log.warn({ err: error, reason, storyId, replyId }, 'the narrator failed')
      return { status: 'failed', charactersRead }
    }
  }
  if (generation.isStopRequested) return { status: 'stopped', end, charactersRead }
  if (generation.signal.aborted) return { status: 'interrupted', charactersRead }
  const isWhole = end !== undefined && generation.text.trim() !== ''
  return isWhole ? { status: 'done', end, charactersRead } : { status: 'failed', charactersRead }
}

/** PostgreSQL keeps no NUL in a text; a lone half of a character pair cannot be sent. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()

async function storeEnding(
  context: RunContext,
  generation: Generation,
  ending: Ending,
): Promise<GenerationOutcome> {
  const { log } = context
  const { storyId, replyId } = generation.ids
  const { status, end } = ending
  const code = errorCodeOf(status, generation)
  try {
    // Another node may have taken the turn away meanwhile; then nothing of this generation counts.
    if (!(await store(context, generation, ending, code))) return lost
  } catch (error) {
    // The text so far is saved already; when the lease runs out the turn is marked interrupted.
    log.error({ err: error, replyId }, 'the end of a turn could not be stored')
    return lost
  }
  if (status === 'failed' || status === 'interrupted') return { status, code: code ?? 'internal' }
  const { text: message } = generation
  return replyOutcome({ status, storyId, messageId: replyId, message, suggestions: end?.suggestions })
}

const lost: GenerationOutcome = { status: 'interrupted', code: 'turn_interrupted' }

/** False when the turn is no longer this worker's: nothing is stored then. */
function store(
  { db, clock, narrator, ledger, worker }: RunContext,
  { ids, text }: Generation,
  { status, end, charactersRead }: Ending,
  errorCode: ErrorCode | undefined,
): Promise<boolean> {
  const { turnId, storyId, replyId, userId } = ids
  const now = clock.now()
  const usage = end?.usage ?? (text === '' ? undefined : estimateUsage(charactersRead, text))
  const charge = { userId, storyId, messageId: replyId, kind: 'text', engine: narrator, now } as const
  return db.transaction().execute(async (trx) => {
    if (!(await finishTurn(trx, { turnId, worker, status, errorCode, now }))) return false
    await saveReply(trx, { replyId, content: text, memory: end?.memory, suggestions: end?.suggestions })
    if (usage) await ledger.charge(trx, { ...charge, usage })
    return true
  })
}

function errorCodeOf(status: Ending['status'], { ids }: Generation): ErrorCode | undefined {
  if (status === 'interrupted') return 'turn_interrupted'
  if (status !== 'failed') return undefined
  return ids.userMessageId === undefined ? 'story_start_failed' : 'message_failed'
}

/** About four characters a token. */
const estimateUsage = (charactersRead: number, text: string) => ({
  inputTokens: Math.ceil(charactersRead / 4),
  outputTokens: Math.ceil(text.length / 4),
})
