import type { GroupingSqliteDriver } from '#server/platform/db/sqlite-driver.ts'
import type { RunStatement } from '#server/platform/db/sqlite-statements.ts'
import { messageTermsText, moveFullNewest, storeTermsOf } from '#server/platform/search/sqlite-store.ts'
import type { BegunTurn, TurnAtHead } from './turn-rows.ts'
import { MOST_AT_ONCE } from './begin-turn.queries.ts'
import { inputRows, MEMORY_VERSION, recentPath, type HeadRow, type RecentRow } from './begin-turn.rows.ts'

/** The story `s` and its head `p`, where a turn may begin below it. */
const FREE_HEAD = `
  stories s join messages p on p.id = s.head_id
  where s.id = ? and s.user_id = ? and s.binned_at is null and s.connection_id is null
    and (? is null or s.head_id = ?)
    and (? is null or exists (
      select 1 from sessions o join users r on r.id = o.user_id
      where o.token_hash = ? and o.user_id = s.user_id and o.expires_at > ? and r.blocked_at is null))
    and not exists (select 1 from turns t where t.user_id = s.user_id and t.client_id = ?)
    and not exists (select 1 from turns t where t.story_id = s.id and t.status = 'streaming')
    and (select count(*) from turns t where t.user_id = s.user_id and t.status = 'streaming') < ${MOST_AT_ONCE}
    and (? is null or ? > coalesce(
      (select month_tokens - month_free_tokens from usage_by_user u where u.user_id = s.user_id and u.month = ?), 0))`
const headValues = (
  { storyId, userId, clientId, sessionHash, now, tokenLimit, month }: TurnAtHead,
  parentId: number | null,
): unknown[] => [
  storyId,
  userId,
  parentId,
  parentId,
  sessionHash,
  sessionHash,
  now,
  clientId,
  tokenLimit,
  tokenLimit,
  month,
]

const HEAD = `
  select s.premise, s.genre_mix as "genreMix", s.content_rating as "contentRating", s.note, p.id as "headId",
    ${MEMORY_VERSION} as "memoryVersion",
    (select json_group_array(json_object('name', name, 'value', value)) from preferences where user_id = s.user_id)
      as preferences
  from ${FREE_HEAD}`
const BEGIN = `
  insert into beginning_turns
  select s.id, s.user_id, p.id, p.depth, p.turn, p.role, ?, ?, ?, ?, ?, ?, ? from ${FREE_HEAD}
  returning (select count(*) from search_newest) as waiting`

/**
 * Stores a turn's beginning as one statement, of a connection that has this view: the player's words, if any, the empty
 * reply below them, the turn, and the story's new head. Below a reply without words of the player the narrator goes on
 * by itself, below theirs it replies to them.
 */
const VIEW = `
  create temp view beginning_turns as select null as story_id, null as user_id, null as head_id, null as depth,
    null as turn, null as role, null as message, null as kind, null as client_id, null as terms, null as worker,
    null as lease_until, null as now;
  create temp trigger begin_turn instead of insert on beginning_turns begin
    insert into messages (story_id, parent_id, depth, turn, role, kind, content, client_id, created_at)
      select new.story_id, new.head_id, new.depth + 1, new.turn + 1, 'user', new.kind, new.message, new.client_id, new.now
      where new.message is not null;
    insert into messages (story_id, parent_id, depth, turn, role, kind, content, created_at)
      values (new.story_id, iif(new.message is null, new.head_id, last_insert_rowid()),
        new.depth + iif(new.message is null, 1, 2),
        new.turn + iif(new.message is null and new.role = 'user', 0, 1), 'assistant',
        iif(new.message is null and new.role = 'assistant', 'more', null), '', new.now);
    insert into turns (story_id, user_id, client_id, reply_id, status, worker, lease_until, created_at)
      values (new.story_id, new.user_id, new.client_id, last_insert_rowid(), 'streaming', new.worker, new.lease_until,
        new.now);
    insert into head_moves (story_id, kind, from_id, to_id, moved_at)
      select new.story_id, 'turn', new.head_id, reply_id, new.now from turns where id = last_insert_rowid();
    update stories set head_id = reply.id, turns = reply.turn, updated_at = new.now
      from head_moves moved join messages reply on reply.id = moved.to_id
      where moved.id = last_insert_rowid() and stories.id = new.story_id;
    update users set last_active_at = new.now where id = new.user_id;
    ${storeTermsOf(`select story_id, parent_id as message_id, new.terms as terms from messages
      where id = (select head_id from stories where id = new.story_id) and new.message is not null`)}
  end;`
export const openBeginnings = (driver: GroupingSqliteDriver): void => driver.define(VIEW)

const BEGUN = `select id as "turnId", reply_id as "replyId" from turns where story_id = ? and status = 'streaming'`
// NOTE: a number comes as a float, and would be divided as one.
const PATH = recentPath({ head: '?', most: 'cast(? as integer)', larger: 'max' })

type FoundHead = Omit<HeadRow, 'depth' | 'turn' | 'role'>

/** Finds the head that a turn goes on from; undefined where the turn is not to begin, or not here. */
export const findHead = (run: RunStatement, turn: TurnAtHead): FoundHead | undefined =>
  run<FoundHead>({ sql: HEAD, parameters: headValues(turn, turn.parentId) }).rows[0]

/** Stores the beginning of a turn below a head that was found, inside of a transaction that runs in one go. */
export function storeBeginning(run: RunStatement, turn: TurnAtHead, head: FoundHead): BegunTurn | undefined {
  const { storyId, userId, clientId, message, kind, terms, lease, now, recentMessages } = turn
  const values = [message, kind, clientId, messageTermsText(terms), lease.worker, lease.until, now]
  const parameters = [...values, ...headValues(turn, head.headId)]
  const [begun] = run<{ waiting: number }>({ sql: BEGIN, parameters }).rows
  if (!begun) return undefined
  moveFullNewest(run, begun.waiting)
  const { turnId, replyId } = run<{ turnId: number; replyId: number }>({ sql: BEGUN, parameters: [storyId] })
    .rows[0]!
  const most = recentMessages + 1
  const path = run<RecentRow>({ sql: PATH, parameters: [most, most, replyId] }).rows
  const ids = { turnId, storyId, userId, replyId, isOpening: false, depth: path.at(-1)!.depth }
  return {
    ids: message === null ? ids : { ...ids, userMessageId: path.at(-2)!.id },
    rows: inputRows(storyId, head, path),
  }
}
