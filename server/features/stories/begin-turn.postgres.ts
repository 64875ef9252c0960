import { vectorText } from '#server/platform/search/postgres-search.ts'
import type { TurnAtHead } from './turn-rows.ts'
import { MOST_AT_ONCE } from './begin-turn.queries.ts'
import { recentPath } from './begin-turn.rows.ts'

/** Locks the reader's row, so that two turns at once cannot both count the same; the next statement sees what came before. */
export const LOCK_READER = {
  name: 'lock-reader',
  text: 'update users set last_active_at = $2 where id = $1',
}

/** All of a turn's beginning hangs on `head`: it has no row where anything is in the way. */
export const BEGIN_TURN = {
  name: 'begin-turn',
  text: `
    with head as (
      select s.premise, s.genre_mix, s.content_rating, s.note, p.id, p.depth, p.turn, p.role
      from stories s join messages p on p.id = s.head_id
      where s.id = $2 and s.user_id = $1 and s.binned_at is null and s.connection_id is null
        and (cast($3 as bigint) is null or s.head_id = $3)
        and not exists (select 1 from turns t where t.user_id = $1 and t.client_id = cast($4 as text))
        and not exists (select 1 from turns t where t.story_id = $2 and t.status = 'streaming')
        and (select count(*) from turns t where t.user_id = $1 and t.status = 'streaming') < ${MOST_AT_ONCE}
        and (cast($5 as bigint) is null or $5 > coalesce((
          select month_tokens - month_free_tokens from usage_by_user u where u.user_id = $1 and u.month = $6
        ), 0))
    ),
    counted as (
      insert into throttles (key, points, expire)
      select cast($7 as text), 1, cast($9 as bigint) + cast($10 as bigint) from head
      on conflict (key) do update set
        points = case when throttles.expire <= $9 then 1 else throttles.points + 1 end,
        expire = case when throttles.expire <= $9 then excluded.expire else throttles.expire end
      returning points
    ),
    free as (select head.* from head, counted where counted.points <= cast($8 as integer)),
    said as (
      insert into messages (story_id, parent_id, depth, turn, role, kind, content, client_id, created_at)
      select $2, id, depth + 1, turn + 1, 'user', cast($11 as text), cast($12 as text), cast($4 as text), $9
      from free where cast($12 as text) is not null
      returning id
    ),
    reply as (
      insert into messages (story_id, parent_id, depth, turn, role, kind, content, created_at)
      select $2, coalesce(said.id, free.id), free.depth + case when said.id is null then 1 else 2 end,
        free.turn + case when said.id is null and free.role = 'user' then 0 else 1 end, 'assistant',
        case when said.id is null and free.role = 'assistant' then 'more' end, '', $9
      from free left join said on true
      returning id, depth, turn
    ),
    begun as (
      insert into turns (story_id, user_id, client_id, reply_id, status, worker, lease_until, created_at)
      select $2, $1, cast($4 as text), id, 'streaming', cast($13 as text), cast($14 as bigint), $9 from reply
      returning id
    ),
    moved as (
      insert into head_moves (story_id, kind, from_id, to_id, moved_at)
      select $2, 'turn', free.id, reply.id, $9 from free, reply
    ),
    shown as (
      update stories set head_id = reply.id, turns = reply.turn, updated_at = $9 from reply where stories.id = $2
    ),
    indexed as (
      insert into search_entries (story_id, place, message_id, terms)
      select $2, 'message', id, cast($15 as tsvector) from said
    )
    select free.premise, free.genre_mix as "genreMix", free.content_rating as "contentRating", free.note,
      begun.id as "turnId", reply.id as "replyId", reply.depth, said.id as "userMessageId",
      (select cast(coalesce(json_agg(json_build_object('name', name, 'value', value)), '[]') as text)
        from preferences where user_id = $1) as preferences
    from free cross join reply cross join begun left join said on true`,
}

/** The values of `BEGIN_TURN`; undefined where the turn counts in more throttles than its statement does. */
export function beginValues(turn: TurnAtHead): unknown[] | undefined {
  const [counter, another] = turn.counters
  if (!counter || another) return undefined
  const { userId, storyId, parentId, clientId, tokenLimit, month, message, kind, lease, now } = turn
  return [
    userId,
    storyId,
    parentId,
    clientId,
    tokenLimit,
    month,
    counter.key,
    counter.limit,
    now,
    counter.ms,
    kind,
    message,
    lease.worker,
    lease.until,
    vectorText(turn.terms),
  ]
}

/** The path that the turn's narrator is to know, read when the head has moved. */
export const RECENT_PATH = {
  name: 'recent-path',
  text: recentPath({
    head: '(select head_id from stories where id = $1 and user_id = $2)',
    most: 'cast($3 as bigint)',
    larger: 'greatest',
  }),
}
