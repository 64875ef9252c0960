import { vectorText } from '#server/platform/search/postgres-search.ts'
import { ADD_TO_TOTALS } from '#server/platform/usage/usage.queries.ts'
import type { TurnEndRows } from './turn-rows.ts'

/** All of a turn's end hangs on `ended`: it has no row where the turn is no longer the worker's. */
export const END_TURN = {
  name: 'end-turn',
  text: `
    with ended as (
      update turns set status = $3, error_code = $4, failure = $5, finished_at = $6, worker = null, lease_until = null
      where id = $1 and worker = $2 and status = 'streaming'
      returning reply_id, story_id, user_id
    ),
    replied as (
      update messages set content = $7, memory = $8, suggestions = $9, is_cut = $10, stand_in = $11
      from ended where messages.id = ended.reply_id
    ),
    indexed as (
      insert into search_entries (story_id, place, message_id, terms)
      select story_id, 'message', reply_id, cast($12 as tsvector) from ended where cast($12 as text) is not null
      on conflict (message_id) do update set terms = excluded.terms
    ),
    opened as (
      update stories set opening = cast($13 as text) from ended
      where stories.id = ended.story_id and cast($13 as text) is not null
    ),
    remembered as (
      insert into told_with (message_id, given)
      select reply_id, cast($14 as text) from ended where cast($14 as text) is not null
      on conflict (message_id) do nothing
    ),
    charged as (
      insert into usage (user_id, story_id, message_id, provider, model, kind, input_tokens, output_tokens,
        cached_input_tokens, price_nano_usd, unpriced_tokens, is_summed, created_at)
      select user_id, story_id, reply_id, cast($15 as text), cast($16 as text), 'text', cast($17 as bigint),
        cast($18 as bigint), cast($19 as bigint), cast($20 as bigint), cast($21 as bigint), 0, $6
      from ended where cast($15 as text) is not null
    ),
    summed as (
      insert into usage_by_user (user_id, text_tokens, image_tokens, month, month_tokens, month_free_tokens,
        month_grant)
      select user_id, cast($22 as bigint), 0, cast($24 as text), cast($22 as bigint), cast($23 as bigint),
        cast($25 as bigint)
      from ended where cast($15 as text) is not null
      ${ADD_TO_TOTALS}
    )
    select reply_id from ended`,
}

/** The values of `END_TURN`. */
export function endValues({
  ids,
  worker,
  turn,
  reply,
  terms,
  given,
  opening,
  charge,
}: TurnEndRows): unknown[] {
  const { status, errorCode, failure, finishedAt } = turn
  const { content, memory, suggestions, isCut, standIn } = reply
  return [
    ids.turnId,
    worker,
    status,
    errorCode,
    failure,
    finishedAt,
    content,
    memory,
    suggestions,
    isCut,
    standIn,
    terms ? vectorText(terms) : null,
    opening ?? null,
    given,
    ...chargeValues(charge),
  ]
}

function chargeValues(charge: TurnEndRows['charge']): unknown[] {
  if (!charge) return Array<null>(11).fill(null)
  const { provider, model, inputTokens, outputTokens, cachedInputTokens } = charge
  const { priceNanoUsd, unpricedTokens, textTokens, freeTokens, month, monthGrant } = charge
  return [
    provider,
    model,
    inputTokens,
    outputTokens,
    cachedInputTokens,
    priceNanoUsd,
    unpricedTokens,
    textTokens,
    freeTokens,
    month,
    monthGrant,
  ]
}
