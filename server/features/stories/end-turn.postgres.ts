import { jsonRows } from '#server/platform/db/send-together.ts'
import { vectorText } from '#server/platform/search/postgres-search.ts'
import { ADD_TO_TOTALS } from '#server/platform/usage/usage.queries.ts'
import { noteDueSpans } from './due-span.ts'
import { END_COLUMNS, endRow } from './end-turn.rows.ts'
import type { TurnEndRows } from './turn-rows.ts'

const COLUMNS = Object.entries(END_COLUMNS)
  .map((column) => column.join(' '))
  .join()

/**
 * All of a turn's end hangs on its row of `ended`: there is none where the turn is no longer the worker's.
 * NOTE: rows that several statements take more than one of are locked in the order of their ids.
 */
export const END_TURNS = {
  name: 'end-turns',
  text: `
    with given as (
      select * from json_to_recordset(cast($1 as json)) as g (${COLUMNS})
    ),
    held as (
      select t.id from given g join turns t on t.id = g.turn_id
      where t.worker = g.worker and t.status = 'streaming' order by t.id for no key update of t
    ),
    ended as (
      update turns set status = g.status, error_code = g.error_code, failure = g.failure, finished_at = g.finished_at,
        worker = null, lease_until = null
      from held join given g on g.turn_id = held.id where turns.id = held.id
      returning turns.reply_id, turns.story_id, turns.user_id, g.*
    ),
    replied as (
      update messages set content = ended.content, memory = ended.memory, suggestions = ended.suggestions,
        is_cut = ended.is_cut, stand_in = ended.stand_in
      from ended where messages.id = ended.reply_id
    ),
    indexed as (
      insert into search_entries (story_id, place, message_id, terms)
      select story_id, 'message', reply_id, cast(terms as tsvector) from ended where terms is not null
      on conflict (message_id) do update set terms = excluded.terms
    ),
    opened as (
      update stories set opening = ended.opening from ended
      where stories.id = ended.story_id and ended.opening is not null
    ),
    remembered as (
      insert into told_with (message_id, given)
      select reply_id, given from ended where given is not null
      on conflict (message_id) do nothing
    ),
    noted as (${noteDueSpans(`select story_id, due_level, due_ordinal, due_from, due_to, finished_at
      from ended where due_level is not null`)}
    ),
    charged as (
      insert into usage (user_id, story_id, message_id, provider, model, kind, input_tokens, output_tokens,
        cached_input_tokens, price_nano_usd, unpriced_tokens, is_summed, created_at)
      select user_id, story_id, reply_id, provider, model, 'text', input_tokens, output_tokens, cached_input_tokens,
        price_nano_usd, unpriced_tokens, 0, finished_at
      from ended where provider is not null
    ),
    summed as (
      insert into usage_by_user (user_id, text_tokens, image_tokens, month, month_tokens, month_free_tokens,
        month_grant)
      select user_id, text_tokens, 0, month, text_tokens, free_tokens, month_grant
      from ended where provider is not null order by user_id
      ${ADD_TO_TOTALS}
    )
    select turn_id as "turnId" from ended`,
}

/** The values of `END_TURNS`, for turns of different readers. */
export const endValues = (ends: readonly TurnEndRows[]): unknown[] => [
  jsonRows(ends.map((end) => endRow(end, vectorText))),
]
