import type { FastifyBaseLogger } from 'fastify'
import {
  NarrationFailed,
  type NarrationEnd,
  type Narrator,
  type Turn,
} from '#server/engines/narrator/narrator.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { Ledger } from '#server/platform/usage/ledger.ts'
import type { Outcome, Telling } from './telling.ts'
import { finishTurn, saveReply } from './turns.queries.ts'

interface TellContext {
  db: Database
  clock: Clock
  log: FastifyBaseLogger
  narrator: Narrator
  ledger: Ledger
  worker: string
}

type Ending = { status: 'done' | 'stopped' | 'failed' | 'interrupted'; end?: NarrationEnd }

/** Lets the narrator tell, outside any transaction, then stores the reply, its usage and the turn's end in one. */
export async function tellTurn(context: TellContext, telling: Telling, turn: Turn): Promise<void> {
  const ending = await narrate(context, telling, turn)
  telling.finish(await storeEnding(context, telling, turn, ending))
}

async function narrate({ narrator, log }: TellContext, telling: Telling, turn: Turn): Promise<Ending> {
  let end: NarrationEnd | undefined
  try {
    for await (const event of narrator.tell(turn, telling.signal)) {
      if (event.type === 'text') telling.append(storable(event.text))
      else end = event
    }
  } catch (error) {
    if (!telling.signal.aborted) {
      const reason = error instanceof NarrationFailed ? error.reason : 'unknown'
      log.warn(
        { err: error, reason, storyId: turn.storyId, replyId: telling.ids.replyId },
        'the narrator failed',
      )
      return { status: 'failed' }
    }
  }
  if (telling.isStopRequested) return { status: 'stopped', end }
  if (telling.signal.aborted) return { status: 'interrupted' }
  const isWhole = end !== undefined && telling.text.trim() !== ''
  return isWhole ? { status: 'done', end } : { status: 'failed' }
}

/** PostgreSQL keeps no NUL in a text; a lone half of a character pair cannot be sent. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()

async function storeEnding(
  context: TellContext,
  telling: Telling,
  turn: Turn,
  { status, end }: Ending,
): Promise<Outcome> {
  const { db, clock, log, narrator, ledger, worker } = context
  const { turnId, storyId, replyId, userId } = telling.ids
  const now = clock.now()
  const errorCode =
    status === 'failed' ? failureOf(turn) : status === 'interrupted' ? 'turn_interrupted' : undefined
  const { text } = telling
  const usage = end?.usage ?? (text === '' ? undefined : estimateUsage(turn, text))
  try {
    await db.transaction().execute(async (trx) => {
      if (!(await finishTurn(trx, { turnId, worker, status, errorCode, now }))) return
      await saveReply(trx, { replyId, content: text, memory: end?.memory, suggestions: end?.suggestions })
      if (usage)
        await ledger.charge(trx, {
          userId,
          storyId,
          messageId: replyId,
          kind: 'text',
          engine: narrator,
          usage,
          now,
        })
    })
  } catch (error) {
    // What was told so far is saved already; when the lease runs out the turn is marked interrupted.
    log.error({ err: error, replyId }, 'the end of a turn could not be stored')
    return { status: 'interrupted', code: 'turn_interrupted' }
  }
  if (errorCode) return { status: status as 'failed' | 'interrupted', code: errorCode }
  const reply = {
    storyId,
    messageId: replyId,
    message: text,
    ...(end?.suggestions && { suggestions: end.suggestions }),
  }
  return { status: status as 'done' | 'stopped', reply }
}

const failureOf = (turn: Turn) => (turn.number === 0 ? 'story_start_failed' : 'message_failed')

/** What a call that was cut short has cost, as far as we can tell: about four characters a token. */
function estimateUsage({ path, premise }: Turn, told: string) {
  const read = path.reduce((sum, { content }) => sum + content.length, premise.length)
  return { inputTokens: Math.ceil(read / 4), outputTokens: Math.ceil(told.length / 4) }
}
