import { jsonRows } from '#server/platform/db/send-together.ts'
import { vectorText } from '#server/platform/search/postgres-search.ts'
import type { TurnAtHead } from './turn-rows.ts'
import { MOST_AT_ONCE } from './begin-turn.queries.ts'
import { MEMORY_VERSION } from './begin-turn.rows.ts'

/**
 * Locks the readers' rows, so that two turns at once cannot both count the same; the next statement sees what came
 * before. One that somebody else holds is left out, and nobody waits for it.
 */
export const LOCK_READERS = {
  name: 'lock-readers',
  text: `
    update users set last_active_at = $2
    where id in (select id from users where id = any(cast($1 as bigint[])) for no key update skip locked)`,
}

/** All of a turn's beginning hangs on its row of `head`: there is none where anything is in the way. */
export const BEGIN_TURNS = {
  name: 'begin-turns',
  text: `
    with given as (
      select * from json_to_recordset(cast($1 as json)) as g (user_id bigint, story_id text, parent_id bigint,
        client_id text, session_hash text, token_limit bigint, month text, key text, most bigint, ms bigint, kind text, message text,
        terms text)
    ),
    head as (
      select g.*, found.* from given g cross join lateral (
        select s.premise, s.genre_mix, s.content_rating, s.note, p.id, p.depth, p.turn, p.role,
          ${MEMORY_VERSION} as memory_version
        from users r, stories s join messages p on p.id = s.head_id
        where r.id = g.user_id and r.xmin = cast(pg_current_xact_id() as xid)
          and s.id = g.story_id and s.user_id = g.user_id and s.binned_at is null and s.connection_id is null
          and (g.session_hash is null or r.blocked_at is null and exists (
            select 1 from sessions o
            where o.token_hash = g.session_hash and o.user_id = g.user_id and o.expires_at > $2
          ))
          and (g.parent_id is null or s.head_id = g.parent_id)
          and (select count(*) from turns t where t.user_id = g.user_id and t.client_id = g.client_id) = 0
          and (select count(*) from turns t where t.story_id = g.story_id and t.status = 'streaming') = 0
          and (select count(*) from turns t where t.user_id = g.user_id and t.status = 'streaming') < ${MOST_AT_ONCE}
          and (g.token_limit is null or g.token_limit > coalesce((
            select month_tokens - month_free_tokens from usage_by_user u where u.user_id = g.user_id and u.month = g.month
          ), 0))
        offset 0
      ) found
    ),
    counted as (
      insert into throttles (key, points, expire)
      select key, 1, cast($2 as bigint) + ms from head
      on conflict (key) do update set
        points = case when throttles.expire <= $2 then 1 else throttles.points + 1 end,
        expire = case when throttles.expire <= $2 then excluded.expire else throttles.expire end
      returning key, points
    ),
    free as (select head.* from head join counted using (key) where counted.points <= head.most),
    said as (
      insert into messages (story_id, parent_id, depth, turn, role, kind, content, client_id, created_at)
      select story_id, id, depth + 1, turn + 1, 'user', kind, message, client_id, $2
      from free where message is not null
      returning id, story_id
    ),
    reply as (
      insert into messages (story_id, parent_id, depth, turn, role, kind, content, created_at)
      select free.story_id, coalesce(said.id, free.id), depth + case when said.id is null then 1 else 2 end,
        turn + case when said.id is null and role = 'user' then 0 else 1 end, 'assistant',
        case when said.id is null and role = 'assistant' then 'more' end, '', $2
      from free left join said on said.story_id = free.story_id
      returning id, story_id, depth, turn, kind
    ),
    begun as (
      insert into turns (story_id, user_id, client_id, reply_id, status, worker, lease_until, created_at)
      select free.story_id, user_id, client_id, reply.id, 'streaming', cast($3 as text), cast($4 as bigint), $2
      from free join reply on reply.story_id = free.story_id
      returning id, story_id
    ),
    moved as (
      insert into head_moves (story_id, kind, from_id, to_id, moved_at)
      select free.story_id, 'turn', free.id, reply.id, $2 from free join reply on reply.story_id = free.story_id
    ),
    shown as (
      update stories set head_id = reply.id, turns = reply.turn, updated_at = $2 from reply
      where stories.id = reply.story_id
    ),
    indexed as (
      insert into search_entries (story_id, place, message_id, terms)
      select said.story_id, 'message', said.id, cast(terms as tsvector) from said join free on free.story_id = said.story_id
    )
    select free.story_id as "storyId", free.user_id as "userId", free.premise, free.genre_mix as "genreMix",
      free.content_rating as "contentRating", free.note, free.id as "headId", begun.id as "turnId",
      reply.id as "replyId", reply.depth, reply.turn, reply.kind as "replyKind", said.id as "userMessageId", free.memory_version as "memoryVersion",
      (select cast(coalesce(json_agg(json_build_object('name', name, 'value', value)), '[]') as text)
        from preferences p where p.user_id = free.user_id) as preferences
    from free join reply on reply.story_id = free.story_id join begun on begun.story_id = free.story_id
      left join said on said.story_id = free.story_id`,
}

/** Whether a turn counts in as many throttles as the statement does. */
export const countsOnce = ({ counters }: TurnAtHead): boolean => counters.length === 1

/** The values of `BEGIN_TURNS`, for turns of different readers. */
export function beginValues(turns: readonly TurnAtHead[]): unknown[] {
  const { now, lease } = turns.at(-1)!
  return [jsonRows(turns.map(rowOf)), now, lease.worker, lease.until]
}

const rowOf = ({ counters: [counter], terms, ...turn }: TurnAtHead) => ({
  user_id: turn.userId,
  story_id: turn.storyId,
  parent_id: turn.parentId,
  client_id: turn.clientId,
  session_hash: turn.sessionHash,
  token_limit: turn.tokenLimit,
  month: turn.month,
  key: counter!.key,
  most: counter!.limit,
  ms: counter!.ms,
  kind: turn.kind,
  message: turn.message,
  terms: vectorText(terms),
})
