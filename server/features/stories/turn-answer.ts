import { setTimeout as wait } from 'node:timers/promises'
import type { ToldReply, TurnBegun } from '#contract/stories.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { StreamEvent } from '#server/platform/http/event-stream.ts'
import type { AnyTurn } from './begin-turn.ts'
import { toldOutcome, type Outcome, type Telling } from './telling.ts'
import { findTurnOf, type StoredTurn } from './turns.queries.ts'

/** How often a turn that another node tells is looked up. */
const LOOK_EVERY_MS = 400

/** Waits for the turn's end and answers its reply. Throws the error that a failed turn stands for. */
export async function toldReply(db: Database, userId: number, turn: AnyTurn): Promise<ToldReply> {
  const outcome =
    'telling' in turn ? await turn.telling.finished : await storedOutcome(db, userId, turn.stored)
  if ('reply' in outcome) return outcome.reply
  throw new AppError(outcome.code)
}

async function storedOutcome(db: Database, userId: number, first: StoredTurn): Promise<Outcome> {
  for await (const stored of watch(db, userId, first)) {
    const outcome = outcomeOf(stored)
    if (outcome) return outcome
  }
  throw new AppError('turn_not_found')
}

/** The events of a turn (ruling 7) from the `told`-th character on; each text's id is how many were told with it. */
export function turnEvents(
  db: Database,
  userId: number,
  turn: AnyTurn,
  told: number,
): AsyncIterable<StreamEvent> {
  return 'telling' in turn ? tellingEvents(turn.telling, told) : storedEvents(db, userId, turn.stored, told)
}

async function* tellingEvents(telling: Telling, told: number): AsyncIterable<StreamEvent> {
  const { storyId, replyId, userMessageId } = telling.ids
  yield begun({ storyId, messageId: replyId, userMessageId })
  for (;;) {
    const { changed, text, outcome } = telling
    if (text.length > told) yield piece(text, told)
    told = Math.max(told, text.length)
    if (outcome) return yield ending(outcome)
    await changed
  }
}

async function* storedEvents(
  db: Database,
  userId: number,
  first: StoredTurn,
  told: number,
): AsyncIterable<StreamEvent> {
  yield begun({
    storyId: first.storyId,
    messageId: first.replyId,
    userMessageId: first.parentId ?? undefined,
  })
  for await (const { content, ...stored } of watch(db, userId, first)) {
    if (content.length > told) yield piece(content, told)
    told = Math.max(told, content.length)
    const outcome = outcomeOf({ content, ...stored })
    if (outcome) return yield ending(outcome)
  }
}

/** The turn as it stands now and whenever it is looked up again; ends when it is gone. */
async function* watch(db: Database, userId: number, first: StoredTurn): AsyncIterable<StoredTurn> {
  let turn: StoredTurn | undefined = first
  while (turn) {
    yield turn
    await wait(LOOK_EVERY_MS)
    turn = await findTurnOf(db, userId, first.storyId, first.replyId)
  }
}

function outcomeOf({
  status,
  storyId,
  replyId,
  content,
  suggestions,
  errorCode,
}: StoredTurn): Outcome | undefined {
  if (status === 'telling') return undefined
  if (status === 'failed' || status === 'interrupted')
    return { status, code: errorCode ?? 'turn_interrupted' }
  const told = { status, storyId, messageId: replyId, message: content }
  return toldOutcome({
    ...told,
    suggestions: suggestions ? (JSON.parse(suggestions) as string[]) : undefined,
  })
}

const begun = (data: TurnBegun): StreamEvent => ({ id: '0', event: 'turn', data })
const piece = (text: string, told: number): StreamEvent => ({
  id: String(text.length),
  event: 'text',
  data: { text: text.slice(told) },
})
const ending = (outcome: Outcome): StreamEvent =>
  'reply' in outcome
    ? { id: 'end', event: 'done', data: outcome.reply }
    : { id: 'end', event: 'failed', data: new AppError(outcome.code).toBody() }
