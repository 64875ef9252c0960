import type { RunStatement } from '#server/platform/db/sqlite-statements.ts'
import { storeMessageTerms } from '#server/platform/search/sqlite-store.ts'
import { ADD_TO_TOTALS } from '#server/platform/usage/usage.queries.ts'
import type { TurnEndRows } from './turn-rows.ts'

const END = `
  update turns set status = ?, error_code = ?, failure = ?, finished_at = ?, worker = null, lease_until = null
  where id = ? and worker = ? and status = 'streaming'`
const REPLY =
  'update messages set content = ?, memory = ?, suggestions = ?, is_cut = ?, stand_in = ? where id = ?'
const OPENING = 'update stories set opening = ? where id = ?'
const GIVEN = 'insert into told_with (message_id, given) values (?, ?) on conflict (message_id) do nothing'
const CHARGE = `
  insert into usage (user_id, story_id, message_id, provider, model, kind, input_tokens, output_tokens,
    cached_input_tokens, price_nano_usd, unpriced_tokens, is_summed, created_at)
  values (?, ?, ?, ?, ?, 'text', ?, ?, ?, ?, ?, 0, ?)`
const TOTALS = `
  insert into usage_by_user (user_id, text_tokens, image_tokens, month, month_tokens, month_free_tokens, month_grant)
  values (?, ?, 0, ?, ?, ?, ?) ${ADD_TO_TOTALS}`

/** Stores the end of a turn inside of a transaction that runs in one go. */
export function storeEnd(run: RunStatement, rows: TurnEndRows): boolean {
  const { ids, worker, turn, reply, terms, given, opening, charge } = rows
  const { turnId, storyId, replyId } = ids
  const { status, errorCode, failure, finishedAt } = turn
  const ended = run({ sql: END, parameters: [status, errorCode, failure, finishedAt, turnId, worker] })
  if (ended.numAffectedRows === 0n) return false
  const { content, memory, suggestions, isCut, standIn } = reply
  run({ sql: REPLY, parameters: [content, memory, suggestions, isCut, standIn, replyId] })
  if (terms) storeMessageTerms(run, { storyId, messageId: replyId }, terms)
  if (opening !== undefined) run({ sql: OPENING, parameters: [opening, storyId] })
  if (given !== null) run({ sql: GIVEN, parameters: [replyId, given] })
  if (charge) storeCharge(run, rows, charge)
  return true
}

function storeCharge(
  run: RunStatement,
  { ids: { userId, storyId, replyId }, turn: { finishedAt } }: TurnEndRows,
  charge: NonNullable<TurnEndRows['charge']>,
): void {
  const { provider, model, inputTokens, outputTokens, cachedInputTokens } = charge
  const { priceNanoUsd, unpricedTokens, textTokens, freeTokens, month, monthGrant } = charge
  const amounts = [inputTokens, outputTokens, cachedInputTokens, priceNanoUsd, unpricedTokens]
  run({ sql: CHARGE, parameters: [userId, storyId, replyId, provider, model, ...amounts, finishedAt] })
  run({ sql: TOTALS, parameters: [userId, textTokens, month, textTokens, freeTokens, monthGrant] })
}
