import type { RunStatement } from '#server/platform/db/sqlite-statements.ts'
import { storeMessageTerms } from '#server/platform/search/sqlite-store.ts'
import type { BegunTurn, TurnAtHead } from './turn-rows.ts'
import { MOST_AT_ONCE } from './begin-turn.queries.ts'
import { inputRows, MEMORY_VERSION, recentPath, type HeadRow, type RecentRow } from './begin-turn.rows.ts'

const HEAD = `
  select s.premise, s.genre_mix as "genreMix", s.content_rating as "contentRating", s.note,
    p.id as "headId", p.depth, p.turn, p.role, ${MEMORY_VERSION} as "memoryVersion",
    (select json_group_array(json_object('name', name, 'value', value)) from preferences where user_id = s.user_id)
      as preferences
  from stories s join messages p on p.id = s.head_id
  where s.id = ? and s.user_id = ? and s.binned_at is null and s.connection_id is null
    and (? is null or s.head_id = ?)
    and not exists (select 1 from turns t where t.user_id = s.user_id and t.client_id = ?)
    and not exists (select 1 from turns t where t.story_id = s.id and t.status = 'streaming')
    and (select count(*) from turns t where t.user_id = s.user_id and t.status = 'streaming') < ${MOST_AT_ONCE}
    and (? is null or ? > coalesce(
      (select month_tokens - month_free_tokens from usage_by_user u where u.user_id = s.user_id and u.month = ?), 0))`
const MESSAGE = `
  insert into messages (story_id, parent_id, depth, turn, role, kind, content, client_id, created_at)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?)`
const TURN = `
  insert into turns (story_id, user_id, client_id, reply_id, status, worker, lease_until, created_at)
  values (?, ?, ?, ?, 'streaming', ?, ?, ?)`
const MOVE = `insert into head_moves (story_id, kind, from_id, to_id, moved_at) values (?, 'turn', ?, ?, ?)`
const STORY = 'update stories set head_id = ?, turns = ?, updated_at = ? where id = ?'
const READER = 'update users set last_active_at = ? where id = ?'
// NOTE: a number comes as a float, and would be divided as one.
const PATH = recentPath({ head: '?', most: 'cast(? as integer)', larger: 'max' })

/** Finds the head that a turn goes on from; undefined where the turn is not to begin, or not here. */
export const findHead = (run: RunStatement, turn: TurnAtHead): HeadRow | undefined => {
  const { storyId, userId, parentId, clientId, tokenLimit, month } = turn
  const parameters = [storyId, userId, parentId, parentId, clientId, tokenLimit, tokenLimit, month]
  return run<HeadRow>({ sql: HEAD, parameters }).rows[0]
}

/** Stores the beginning of a turn inside of a transaction that runs in one go. */
export function storeBeginning(run: RunStatement, turn: TurnAtHead): BegunTurn | undefined {
  const head = findHead(run, turn)
  if (!head) return undefined
  const { storyId, userId, clientId, message, kind, lease, now, recentMessages } = turn
  const insert = (sql: string, parameters: unknown[]) => Number(run({ sql, parameters }).insertId)
  const place = { ...head, parentId: head.headId }
  let userMessageId: number | undefined
  if (message !== null) {
    place.depth += 1
    place.turn += 1
    const { parentId, depth, turn: number } = place
    userMessageId = insert(MESSAGE, [storyId, parentId, depth, number, 'user', kind, message, clientId, now])
    storeMessageTerms(run, { storyId, messageId: userMessageId }, turn.terms)
    place.parentId = userMessageId
  }
  // Below a reply the narrator goes on by itself; below words of the player it replies to them.
  const goesOn = message === null && head.role === 'assistant'
  const depth = place.depth + 1
  const number = place.turn + (goesOn ? 1 : 0)
  const more = goesOn ? 'more' : null
  const replyId = insert(MESSAGE, [storyId, place.parentId, depth, number, 'assistant', more, '', null, now])
  const turnId = insert(TURN, [storyId, userId, clientId, replyId, lease.worker, lease.until, now])
  insert(MOVE, [storyId, head.headId, replyId, now])
  run({ sql: STORY, parameters: [replyId, number, now, storyId] })
  run({ sql: READER, parameters: [now, userId] })
  const most = recentMessages + 1
  const path = run<RecentRow>({ sql: PATH, parameters: [most, most, replyId] }).rows
  const ids = { turnId, storyId, userId, replyId, isOpening: false, depth }
  return {
    ids: userMessageId === undefined ? ids : { ...ids, userMessageId },
    rows: inputRows(storyId, head, path),
  }
}
