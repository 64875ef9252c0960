import { nanoid } from 'nanoid'
import type { GenreMix } from '#contract/genres.ts'
import type { TurnKind } from '#contract/stories.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Connection, Database } from '#server/platform/db/schema.ts'
import type { HeadMoveKind } from '#server/platform/db/story-tables.ts'
import type { Lease } from '#server/platform/jobs/job-table.ts'
import { findPreferencesOf } from '#server/platform/preferences.queries.ts'
import { indexText } from '#server/platform/search/search-texts.ts'
import type { GenerationIds } from './generation.ts'
import { moveHead, refreshSummary } from './head.queries.ts'
import { findMessageOf, insertMessage, type OwnedMessage } from './messages.queries.ts'
import { insertStory, requireStory } from './stories.queries.ts'
import { countStreamingTurnsOf, insertTurn, takeClientId, touchReader } from './turns.queries.ts'

/** Turns of one reader. */
export const MOST_AT_ONCE = 2

export type TurnAction =
  | { kind: 'start'; premise: string; genreMix: GenreMix | undefined }
  | { kind: 'continue'; storyId: string; as: TurnKind; message?: string; parentId?: number }
  | { kind: 'retry'; storyId: string; replyId: number; guide?: string }

interface NewTurn<Action extends TurnAction = TurnAction> {
  userId: number
  clientId?: string
  action: Action
  /** The reader's connection that a new story is to keep; null: the site's. */
  connectionId: number | null
  lease: Lease
  now: number
}

/**
 * Stores all that a turn needs before the narrator is asked, in one transaction: the reader's message, an empty reply,
 * the turn with its lease, and the moved head. Throws `too_many_turns`, `story_not_found`, `turn_not_found`,
 * `turn_not_last`, `turn_running`, and a unique violation where another request was quicker.
 */
export const storeBegunTurn = (db: Database, turn: NewTurn): Promise<GenerationIds> =>
  db.transaction().execute(async (trx) => {
    const { userId, action, now } = turn
    // NOTE: first of all, since it locks the reader's row: two turns at once cannot both count the same.
    await touchReader(trx, userId, now)
    if ((await countStreamingTurnsOf(trx, userId)) >= MOST_AT_ONCE) throw new AppError('too_many_turns')
    if (action.kind === 'start') return storeStart(trx, { ...turn, action })
    if (action.kind === 'continue') return storeContinuation(trx, { ...turn, action })
    return storeRetry(trx, { ...turn, action })
  })

type ActionOf<Kind extends TurnAction['kind']> = Extract<TurnAction, { kind: Kind }>

async function storeStart(trx: Connection, turn: NewTurn<ActionOf<'start'>>): Promise<GenerationIds> {
  const { userId, action, connectionId, now } = turn
  const { premise, genreMix } = action
  const storyId = nanoid()
  const { contentRating } = await findPreferencesOf(trx, userId)
  await insertStory(trx, { id: storyId, userId, premise, genreMix, contentRating, connectionId, now })
  return storeReply(trx, turn, { storyId, parentId: null, depth: 0, turn: 0 })
}

/** Stores what the player sends below the head, or below the message that it was written for: then it makes a branch. */
async function storeContinuation(
  trx: Connection,
  turn: NewTurn<ActionOf<'continue'>>,
): Promise<GenerationIds> {
  const { userId, action } = turn
  const { storyId } = action
  const { headId } = await requireStory(trx, userId, storyId)
  const parentId = action.parentId ?? headId
  const parent = parentId === null ? undefined : await findMessageOf(trx, userId, parentId)
  if (parent?.storyId !== storyId) throw new AppError(action.parentId ? 'turn_not_found' : 'story_not_found')
  const ids = await storeBelow(trx, turn, parent)
  if (parent.id !== headId) await refreshSummary(trx, storyId)
  return ids
}

async function storeBelow(
  trx: Connection,
  turn: NewTurn<ActionOf<'continue'>>,
  parent: OwnedMessage,
): Promise<GenerationIds> {
  const { clientId, action, now } = turn
  const { storyId, as, message } = action
  if (message === undefined) return storeReply(trx, turn, placeOfMore(parent))
  const place = { storyId, parentId: parent.id, depth: parent.depth + 1, turn: parent.turn + 1 }
  const kind = as === 'say' || as === 'story' ? as : undefined
  const userMessageId = await insertMessage(trx, {
    ...place,
    role: 'user',
    kind,
    content: message,
    clientId,
    now,
  })
  await indexText(trx, { storyId, place: 'message', messageId: userMessageId }, message)
  const ids = await storeReply(trx, turn, { ...place, parentId: userMessageId, depth: parent.depth + 2 })
  return { ...ids, userMessageId }
}

/** Below a reply the narrator goes on by itself; below words of the player it replies to them. */
const placeOfMore = ({ id, storyId, depth, turn, role }: OwnedMessage): ReplyPlace =>
  role === 'user'
    ? { storyId, parentId: id, depth: depth + 1, turn }
    : { storyId, parentId: id, depth: depth + 1, turn: turn + 1, kind: 'more' }

interface ReplyPlace {
  storyId: string
  parentId: number | null
  depth: number
  turn: number
  kind?: 'more'
}

async function storeReply(
  trx: Connection,
  { userId, clientId, lease, now }: NewTurn,
  place: ReplyPlace,
  { move = 'turn', guide }: { move?: HeadMoveKind; guide?: string } = {},
): Promise<GenerationIds> {
  const { storyId, parentId, depth } = place
  const replyId = await insertMessage(trx, { ...place, role: 'assistant', content: '', now })
  const turnId = await insertTurn(trx, { storyId, userId, clientId, replyId, guide, lease, now })
  await moveHead(trx, { storyId, toId: replyId, kind: move, now })
  return { turnId, storyId, userId, replyId, isOpening: parentId === null, depth }
}

async function storeRetry(trx: Connection, turn: NewTurn<ActionOf<'retry'>>): Promise<GenerationIds> {
  const { userId, action } = turn
  const { storyId, replyId: oldReplyId, guide } = action
  const old = await findMessageOf(trx, userId, oldReplyId)
  if (old?.storyId !== storyId || old.role !== 'assistant') throw new AppError('turn_not_found')
  const { headId } = await requireStory(trx, userId, storyId)
  if (headId !== oldReplyId) throw new AppError('turn_not_last')
  const { parentId, depth, kind } = old
  const place = {
    storyId,
    parentId,
    depth,
    turn: old.turn,
    ...(kind === 'more' && { kind }),
  }
  const clientId = await takeClientId(trx, oldReplyId)
  const ids = await storeReply(trx, { ...turn, clientId }, place, { move: 'retry', guide })
  await refreshSummary(trx, storyId)
  return kind === 'more' || parentId === null ? ids : { ...ids, userMessageId: parentId }
}
