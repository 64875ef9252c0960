import type { TurnEndRows } from './turn-rows.ts'

/** A turn's end as one row of values, by the names that the statements of both engines have for them. */
export const endRow = (
  { ids, worker, turn, reply, terms, given, opening, charge }: TurnEndRows,
  termsText: (terms: readonly string[]) => string,
) => ({
  turn_id: ids.turnId,
  worker,
  status: turn.status,
  error_code: turn.errorCode,
  failure: turn.failure,
  finished_at: turn.finishedAt,
  content: reply.content,
  memory: reply.memory,
  suggestions: reply.suggestions,
  is_cut: reply.isCut,
  stand_in: reply.standIn,
  terms: terms ? termsText(terms) : null,
  opening: opening ?? null,
  given,
  provider: charge?.provider ?? null,
  model: charge?.model ?? null,
  input_tokens: charge?.inputTokens ?? null,
  output_tokens: charge?.outputTokens ?? null,
  cached_input_tokens: charge?.cachedInputTokens ?? null,
  price_nano_usd: charge?.priceNanoUsd ?? null,
  unpriced_tokens: charge?.unpricedTokens ?? null,
  text_tokens: charge?.textTokens ?? null,
  free_tokens: charge?.freeTokens ?? null,
  month: charge?.month ?? null,
  month_grant: charge?.monthGrant ?? null,
})
