import type { FastifyBaseLogger } from 'fastify'
import type { ErrorCode } from '#contract/errors.ts'
import { NarrationFailed, type NarrationEnd, type Narrator } from '#server/engines/narrator/narrator.ts'
import { secondsMs, type Clock } from '#server/ground/clock.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { firstTextTold, turnEnded } from '#server/platform/metrics/observations.ts'
import type { Ledger } from '#server/platform/usage/ledger.ts'
import { readTurn } from './read-turn.ts'
import { toldOutcome, type Outcome, type Telling } from './telling.ts'
import { finishTurn, saveReply } from './turns.queries.ts'

interface TellContext {
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

/** Lets the narrator tell, outside any transaction, then stores the reply, its usage and the turn's end in one. */
export async function tellTurn(context: TellContext, telling: Telling): Promise<void> {
  const { clock, narrator } = context
  const startedAt = clock.now()
  const ending = await narrate(context, telling)
  const seconds = (clock.now() - startedAt) / secondsMs
  turnEnded.publish({ engine: narrator.provider, outcome: ending.status, seconds })
  telling.finish(await storeEnding(context, telling, ending))
}

async function narrate(context: TellContext, telling: Telling): Promise<Ending> {
  const { clock, narrator, log } = context
  const startedAt = clock.now()
  const noteFirstText = () =>
    firstTextTold.publish({ engine: narrator.provider, seconds: (clock.now() - startedAt) / secondsMs })
  let charactersRead = 0
  let end: NarrationEnd | undefined
  try {
    const turn = await readTurn(context, telling.ids)
    charactersRead = turn.path.reduce((sum, { content }) => sum + content.length, turn.premise.length)
    for await (const event of narrator.generateReply(turn, telling.signal)) {
      if (event.type === 'text') {
        if (telling.text === '') noteFirstText()
        telling.append(storable(event.text))
      } else end = event
    }
  } catch (error) {
    if (!telling.signal.aborted) {
      const { storyId, replyId } = telling.ids
      const reason = error instanceof NarrationFailed ? error.reason : 'unknown'
      log.warn({ err: error, reason, storyId, replyId }, 'the narrator failed')
      return { status: 'failed', charactersRead }
    }
  }
  if (telling.isStopRequested) return { status: 'stopped', end, charactersRead }
  if (telling.signal.aborted) return { status: 'interrupted', charactersRead }
  const isWhole = end !== undefined && telling.text.trim() !== ''
  return isWhole ? { status: 'done', end, charactersRead } : { status: 'failed', charactersRead }
}

/** PostgreSQL keeps no NUL in a text; a lone half of a character pair cannot be sent. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()

async function storeEnding(context: TellContext, telling: Telling, ending: Ending): Promise<Outcome> {
  const { log } = context
  const { storyId, replyId } = telling.ids
  const { status, end } = ending
  const code = errorCodeOf(status, telling)
  try {
    // Another node may have taken the turn away meanwhile; then nothing of this telling counts.
    if (!(await store(context, telling, ending, code))) return lost
  } catch (error) {
    // What was told so far is saved already; when the lease runs out the turn is marked interrupted.
    log.error({ err: error, replyId }, 'the end of a turn could not be stored')
    return lost
  }
  if (status === 'failed' || status === 'interrupted') return { status, code: code ?? 'internal' }
  const { text: message } = telling
  return toldOutcome({ status, storyId, messageId: replyId, message, suggestions: end?.suggestions })
}

const lost: Outcome = { status: 'interrupted', code: 'turn_interrupted' }

/** False when the turn is no longer this worker's: nothing is stored then. */
function store(
  { db, clock, narrator, ledger, worker }: TellContext,
  { ids, text }: Telling,
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

function errorCodeOf(status: Ending['status'], { ids }: Telling): ErrorCode | undefined {
  if (status === 'interrupted') return 'turn_interrupted'
  if (status !== 'failed') return undefined
  return ids.userMessageId === undefined ? 'story_start_failed' : 'message_failed'
}

/** About four characters a token. */
const estimateUsage = (charactersRead: number, told: string) => ({
  inputTokens: Math.ceil(charactersRead / 4),
  outputTokens: Math.ceil(told.length / 4),
})
