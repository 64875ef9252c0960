import { setTimeout as wait } from 'node:timers/promises'
import type { TurnReply, TurnBegun, TurnWaiting } from '#contract/stories.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { StreamEvent } from '#server/platform/http/event-stream.ts'
import type { AnyTurn } from './begin-turn.ts'
import { replyOutcome, type GenerationOutcome, type Generation } from './generation.ts'
import { findTurnOf, type StoredTurn } from './turns.queries.ts'

/** The pause between two looks at a turn that another node generates. */
const LOOK_EVERY_MS = 400

/** Waits for the turn's end and returns its reply. Throws the error that a failed turn stands for. */
export async function awaitReply(db: Database, userId: number, turn: AnyTurn): Promise<TurnReply> {
  const outcome =
    'generation' in turn ? await turn.generation.finished : await storedOutcome(db, userId, turn.stored)
  if ('reply' in outcome) return outcome.reply
  throw errorOf(outcome)
}

async function storedOutcome(db: Database, userId: number, first: StoredTurn): Promise<GenerationOutcome> {
  for await (const stored of watch(db, userId, first)) {
    const outcome = outcomeOf(stored)
    if (outcome) return outcome
  }
  throw new AppError('turn_not_found')
}

/** The events of a turn (TURN-11) from the `sent`-th character on; a text's id is the number of characters up to its end. */
export function turnEvents(
  db: Database,
  userId: number,
  turn: AnyTurn,
  sent: number,
): AsyncIterable<StreamEvent> {
  return 'generation' in turn
    ? generationEvents(turn.generation, sent)
    : storedEvents(db, userId, turn.stored, sent)
}

async function* generationEvents(generation: Generation, sent: number): AsyncIterable<StreamEvent> {
  const { storyId, replyId, userMessageId } = generation.ids
  yield begun({ storyId, messageId: replyId, userMessageId })
  let told: TurnWaiting | undefined
  for (;;) {
    const { changed, text, outcome, waiting } = generation
    if (waiting && waiting !== told) yield { id: String(sent), event: 'waiting', data: waiting }
    told = waiting
    if (text.length > sent) yield piece(text, sent)
    sent = Math.max(sent, text.length)
    if (outcome) return yield ending(outcome)
    await changed
  }
}

async function* storedEvents(
  db: Database,
  userId: number,
  first: StoredTurn,
  sent: number,
): AsyncIterable<StreamEvent> {
  yield begun({
    storyId: first.storyId,
    messageId: first.replyId,
    userMessageId: first.kind === 'more' ? undefined : (first.parentId ?? undefined),
  })
  for await (const { content, ...stored } of watch(db, userId, first)) {
    if (content.length > sent) yield piece(content, sent)
    sent = Math.max(sent, content.length)
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
  failure,
  isCut,
  standIn,
}: StoredTurn): GenerationOutcome | undefined {
  if (status === 'streaming') return undefined
  if (status === 'failed' || status === 'interrupted')
    return { status, code: errorCode ?? 'turn_interrupted', ...(failure && { failure }) }
  return replyOutcome({
    status,
    storyId,
    messageId: replyId,
    message: content,
    ...(isCut === 1 && { isCut: true }),
    standIn: standIn ?? undefined,
    suggestions: suggestions ? (JSON.parse(suggestions) as string[]) : undefined,
  })
}

const begun = (data: TurnBegun): StreamEvent => ({ id: '0', event: 'turn', data })
const piece = (text: string, sent: number): StreamEvent => ({
  id: String(text.length),
  event: 'text',
  data: { text: text.slice(sent) },
})
const ending = (outcome: GenerationOutcome): StreamEvent =>
  'reply' in outcome
    ? { id: 'end', event: 'done', data: outcome.reply }
    : { id: 'end', event: 'failed', data: errorOf(outcome).toBody() }

const errorOf = ({ code, failure }: Exclude<GenerationOutcome, { reply: TurnReply }>) =>
  new AppError(code, { narratorFailure: failure })
