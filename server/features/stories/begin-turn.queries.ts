import { nanoid } from 'nanoid'
import type { GenreMix } from '#contract/genres.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Connection, Database } from '#server/platform/db/schema.ts'
import type { Lease } from '#server/platform/jobs/job-table.ts'
import { findPreferencesOf } from '#server/platform/preferences.queries.ts'
import type { GenerationIds } from './generation.ts'
import { findDepth, insertMessage, insertStory, moveHead, requireStory } from './stories.queries.ts'
import { countStreamingTurnsOf, findTurnOf, insertTurn, reopenTurn, touchReader } from './turns.queries.ts'

const MOST_AT_ONCE = 2

export type TurnAction =
  | { kind: 'start'; premise: string; genreMix: GenreMix | undefined }
  | { kind: 'continue'; storyId: string; message: string }
  | { kind: 'retry'; storyId: string; replyId: number }

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
  return storeReply(trx, turn, { storyId, parentId: null, depth: 0 })
}

async function storeContinuation(
  trx: Connection,
  turn: NewTurn<ActionOf<'continue'>>,
): Promise<GenerationIds> {
  const { userId, clientId, action, now } = turn
  const { storyId, message } = action
  const { headId } = await requireStory(trx, userId, storyId)
  if (headId === null) throw new AppError('story_not_found')
  const depth = (await findDepth(trx, headId)) + 1
  const own = { storyId, parentId: headId, depth, role: 'user', content: message, clientId, now } as const
  const userMessageId = await insertMessage(trx, own)
  const ids = await storeReply(trx, turn, { storyId, parentId: userMessageId, depth: depth + 1 })
  return { ...ids, userMessageId }
}

interface ReplyPlace {
  storyId: string
  parentId: number | null
  depth: number
}

async function storeReply(
  trx: Connection,
  { userId, clientId, lease, now }: NewTurn,
  place: ReplyPlace,
): Promise<GenerationIds> {
  const { storyId } = place
  const replyId = await insertMessage(trx, { ...place, role: 'assistant', content: '', now })
  const turnId = await insertTurn(trx, { storyId, userId, clientId, replyId, lease, now })
  await moveHead(trx, storyId, replyId, now)
  return { turnId, storyId, userId, replyId }
}

async function storeRetry(
  trx: Connection,
  { userId, action, lease, now }: NewTurn<ActionOf<'retry'>>,
): Promise<GenerationIds> {
  const { storyId, replyId: oldReplyId } = action
  const turn = await findTurnOf(trx, userId, storyId, oldReplyId)
  if (!turn) throw new AppError('turn_not_found')
  const { headId } = await requireStory(trx, userId, storyId)
  if (headId !== oldReplyId) throw new AppError('turn_not_last')
  const { parentId } = turn
  const depth = await findDepth(trx, oldReplyId)
  const replyId = await insertMessage(trx, { storyId, parentId, depth, role: 'assistant', content: '', now })
  if (!(await reopenTurn(trx, turn.id, replyId, lease))) throw new AppError('turn_running')
  await moveHead(trx, storyId, replyId, now)
  return { turnId: turn.id, storyId, userId, replyId, userMessageId: parentId ?? undefined }
}
