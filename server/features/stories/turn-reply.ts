import type { TurnReply, TurnBegun, TurnWaiting } from '#contract/stories.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { StreamEvent } from '#server/platform/http/event-stream.ts'
import { createWaiter, type WakeUps } from '#server/platform/live/wake-ups.ts'
import { secondsMs } from '#server/ground/clock.ts'
import type { AnyTurn } from './begin-turn.ts'
import { replyOutcome, type Generation, type TurnOutcome } from './generation.ts'
import { findTurnOf, type StoredTurn } from './turns.queries.ts'

/** The pause between two looks at a turn that another node generates, without a wake-up, and where none would come. */
const LOOK_ANYWAY_MS = secondsMs
const LOOK_UNHEARD_MS = 400

/** The house as those need it who follow a turn. */
export interface FollowContext {
  db: Database
  wakeUps: WakeUps
  /** Aborts when this process ends. */
  closing: AbortSignal
}

/** Waits for the turn's end and returns its reply. Throws the error that a failed turn stands for. */
export async function awaitReply(context: FollowContext, userId: number, turn: AnyTurn): Promise<TurnReply> {
  const outcome = await outcomeOfAny(context, userId, turn)
  if ('reply' in outcome) return outcome.reply
  throw errorOf(outcome)
}

async function outcomeOfAny(context: FollowContext, userId: number, turn: AnyTurn): Promise<TurnOutcome> {
  if ('stored' in turn) return storedOutcome(context, userId, turn.stored)
  const outcome = await turn.generation.finished
  if (outcome.status !== 'elsewhere') return outcome
  return storedOutcome(context, userId, turn.generation.ids)
}

async function storedOutcome(context: FollowContext, userId: number, ids: TurnIds): Promise<TurnOutcome> {
  for await (const stored of watch(context, userId, ids)) {
    const outcome = outcomeOf(stored)
    if (outcome) return outcome
    // The same call, sent again with its id, finds the turn on another node or after the restart.
    if (context.closing.aborted) throw new AppError('busy', { retryAfterSeconds: 1 })
  }
  throw new AppError('turn_not_found')
}

/**
 * The events of a turn (TURN-11) from the `sent`-th character on; a text's id is the number of characters up to its end.
 * A text with `at` takes the place of all that came from that character on: another process has gone on with the reply.
 */
export async function* turnEvents(
  context: FollowContext,
  userId: number,
  turn: AnyTurn,
  sent: number,
): AsyncIterable<StreamEvent> {
  if ('stored' in turn) {
    yield begun(begunOf(turn.stored))
    // Words that an earlier process has sent and not saved are in nobody's text but the follower's.
    return yield* storedEvents(context, userId, turn.stored, {
      sent,
      attempts: sent > 0 ? 1 : turn.stored.attempts,
    })
  }
  const { ids } = turn.generation
  yield begun({ storyId: ids.storyId, messageId: ids.replyId, userMessageId: ids.userMessageId })
  const left = yield* generationEvents(turn.generation, sent)
  if (left) yield* storedEvents(context, userId, ids, left)
}

/** Place in a reply up to which a follower has its text, and whose text that is. */
interface Followed {
  sent: number
  attempts: number
}

/** Returns the place from which the database knows more; undefined after the end. */
async function* generationEvents(
  generation: Generation,
  from: number,
): AsyncGenerator<StreamEvent, Followed | undefined> {
  let sent = from
  let told: TurnWaiting | undefined
  let beginnings = generation.attempts > 1 && from > 0 ? -1 : generation.beginnings
  for (;;) {
    const { changed, text, outcome, waiting } = generation
    if (waiting && waiting !== told) yield { id: String(sent), event: 'waiting', data: waiting }
    told = waiting
    if (beginnings !== generation.beginnings) {
      yield piece(text, 0, 0)
      beginnings = generation.beginnings
      sent = text.length
    } else if (text.length > sent) yield piece(text, sent)
    sent = Math.max(sent, text.length)
    if (outcome?.status === 'elsewhere') return { sent, attempts: generation.attempts }
    if (outcome) return void (yield ending(outcome))
    await changed
  }
}

async function* storedEvents(
  context: FollowContext,
  userId: number,
  ids: TurnIds,
  { sent, attempts }: Followed,
): AsyncIterable<StreamEvent> {
  for await (const stored of watch(context, userId, ids)) {
    const { content } = stored
    if (stored.attempts > attempts) {
      yield piece(content, 0, 0)
      sent = content.length
    } else if (content.length > sent) yield piece(content, sent)
    attempts = Math.max(attempts, stored.attempts)
    sent = Math.max(sent, content.length)
    const outcome = outcomeOf(stored)
    if (outcome) return yield ending(outcome)
  }
}

type TurnIds = Pick<StoredTurn, 'storyId' | 'replyId'>

/** The turn as it stands now and whenever it is looked up again; ends when it is gone. */
async function* watch(
  { db, wakeUps }: FollowContext,
  userId: number,
  { storyId, replyId }: TurnIds,
): AsyncIterable<StoredTurn> {
  using waiter = createWaiter(wakeUps, 'text', replyId)
  for (;;) {
    // Whoever generates it saves more often, and wakes this node, for as long as it is told so.
    wakeUps.send('follow', replyId)
    const turn = await findTurnOf(db, userId, storyId, replyId)
    if (!turn) return
    yield turn
    await waiter.wait(wakeUps.areHeard ? LOOK_ANYWAY_MS : LOOK_UNHEARD_MS)
  }
}

const begunOf = ({ storyId, replyId, kind, parentId }: StoredTurn): TurnBegun => ({
  storyId,
  messageId: replyId,
  userMessageId: kind === 'more' ? undefined : (parentId ?? undefined),
})

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
}: StoredTurn): TurnOutcome | undefined {
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
const piece = (text: string, sent: number, at?: number): StreamEvent => ({
  id: String(text.length),
  event: 'text',
  data: { text: text.slice(sent), at },
})
const ending = (outcome: TurnOutcome): StreamEvent =>
  'reply' in outcome
    ? { id: 'end', event: 'done', data: outcome.reply }
    : { id: 'end', event: 'failed', data: errorOf(outcome).toBody() }

const errorOf = ({ code, failure }: Exclude<TurnOutcome, { reply: TurnReply }>) =>
  new AppError(code, { narratorFailure: failure })
