import type { GroupingSqliteDriver } from '#server/platform/db/sqlite-driver.ts'
import type { RunStatement } from '#server/platform/db/sqlite-statements.ts'
import { messageTermsText, moveFullNewest, storeTermsOf } from '#server/platform/search/sqlite-store.ts'
import { ADD_TO_TOTALS } from '#server/platform/usage/usage.queries.ts'
import { noteDueSpans } from './due-span.ts'
import { END_COLUMNS, endRow } from './end-turn.rows.ts'
import type { TurnEndRows } from './turn-rows.ts'

const COLUMNS = Object.keys(END_COLUMNS) as (keyof typeof END_COLUMNS)[]

/** NOTE: `worker` stands in the condition: a turn that was lost has no row to end. */
const END = `
  insert into ending_turns
  select ${COLUMNS.map((column) => `? as ${column}`).join()}, t.story_id, t.user_id, t.reply_id
  from turns t where t.id = ? and t.worker = ? and t.status = 'streaming'
  returning (select count(*) from search_newest) as waiting`

/** Stores a turn's end as one statement, of a connection that has this view. */
const VIEW = `
  create temp view ending_turns as
    select ${[...COLUMNS, 'story_id', 'user_id', 'reply_id'].map((column) => `null as ${column}`).join()};
  create temp trigger end_turn instead of insert on ending_turns begin
    update turns set status = new.status, error_code = new.error_code, failure = new.failure,
      finished_at = new.finished_at, worker = null, lease_until = null
      where id = new.turn_id;
    update messages set content = new.content, memory = new.memory, suggestions = new.suggestions, is_cut = new.is_cut,
      stand_in = new.stand_in
      where id = new.reply_id;
    update stories set opening = new.opening where id = new.story_id and new.opening is not null;
    insert into told_with (message_id, given) select new.reply_id, new.given where new.given is not null
      on conflict (message_id) do nothing;
    ${noteDueSpans(`select new.story_id as story_id, new.due_level, new.due_ordinal, new.due_from, new.due_to,
      new.finished_at where new.due_level is not null`)};
    insert into usage (user_id, story_id, message_id, provider, model, kind, input_tokens, output_tokens,
      cached_input_tokens, price_nano_usd, unpriced_tokens, is_summed, created_at)
      select new.user_id, new.story_id, new.reply_id, new.provider, new.model, 'text', new.input_tokens,
        new.output_tokens, new.cached_input_tokens, new.price_nano_usd, new.unpriced_tokens, 0, new.finished_at
      where new.provider is not null;
    insert into usage_by_user (user_id, text_tokens, image_tokens, month, month_tokens, month_free_tokens, month_grant)
      select new.user_id, new.text_tokens, 0, new.month, new.text_tokens, new.free_tokens, new.month_grant
      where new.provider is not null
      ${ADD_TO_TOTALS};
    ${storeTermsOf(`select new.story_id as story_id, new.reply_id as message_id, new.terms as terms
      where new.terms is not null`)}
  end;`
export const openEndings = (driver: GroupingSqliteDriver): void => driver.define(VIEW)

/** Stores the end of a turn inside of a transaction that runs in one go; false where it is no longer the worker's. */
export function storeEnd(run: RunStatement, rows: TurnEndRows): boolean {
  const row = endRow(rows, messageTermsText)
  const parameters = [...COLUMNS.map((column) => row[column]), row.turn_id, row.worker]
  const [ended] = run<{ waiting: number }>({ sql: END, parameters }).rows
  if (ended) moveFullNewest(run, ended.waiting)
  return ended !== undefined
}
