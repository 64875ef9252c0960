import { sql } from 'kysely'
import { monthOf } from '#server/ground/clock.ts'
import type { Connection, UsageKind } from '../db/schema.ts'
import { isFree, priceOf, type ChargedEngine, type Prices } from './prices.ts'

export interface Charge {
  userId: number
  storyId: string
  messageId: number
  kind: UsageKind
  engine: ChargedEngine
  usage: { inputTokens: number; outputTokens: number; cachedInputTokens?: number }
  prices: Prices
  now: number
}

/**
 * Charges one call of a model: a row of the ledger and the reader's running totals; the days' are summed up later. Belongs into the
 * transaction of what the call produced (TURN-21).
 */
export async function insertUsage(db: Connection, charge: Charge): Promise<void> {
  const { userId, storyId, messageId, kind, engine, now } = charge
  const { inputTokens, outputTokens, cachedInputTokens, priceNanoUsd, unpricedTokens, ...totals } =
    priceCharge(charge)
  await db
    .insertInto('usage')
    .values({
      userId,
      storyId,
      messageId,
      provider: engine.provider,
      model: engine.model,
      kind,
      inputTokens,
      outputTokens,
      cachedInputTokens,
      priceNanoUsd,
      unpricedTokens,
      isSummed: 0,
      createdAt: now,
    })
    .execute()
  await addToUser(db, { userId, ...totals })
}

export interface PricedCharge {
  inputTokens: number
  outputTokens: number
  cachedInputTokens: number
  priceNanoUsd: number
  unpricedTokens: number
  textTokens: number
  imageTokens: number
  freeTokens: number
  month: string
}

/** The amounts that a charge adds to the ledger and to the reader's totals. */
export function priceCharge({
  kind,
  engine,
  usage,
  prices,
  now,
}: Pick<Charge, 'kind' | 'engine' | 'usage' | 'prices' | 'now'>): PricedCharge {
  const { inputTokens, outputTokens, cachedInputTokens = 0 } = usage
  const { nanoUsd: priceNanoUsd, isOwnPrice } = priceOf(prices, engine, kind, usage)
  const tokens = inputTokens + outputTokens
  const imageTokens = kind === 'image' ? tokens : 0
  return {
    inputTokens,
    outputTokens,
    cachedInputTokens,
    priceNanoUsd,
    unpricedTokens: isOwnPrice ? 0 : tokens,
    textTokens: tokens - imageTokens,
    imageTokens,
    freeTokens: isFree(engine) ? tokens : 0,
    month: monthOf(now),
  }
}

/** The end of a statement that adds to a reader's totals, where there are some. */
export const ADD_TO_TOTALS = `
    on conflict (user_id) do update set
      text_tokens = usage_by_user.text_tokens + excluded.text_tokens,
      image_tokens = usage_by_user.image_tokens + excluded.image_tokens,
      month_tokens = excluded.month_tokens +
        case when usage_by_user.month = excluded.month then usage_by_user.month_tokens else 0 end,
      month_free_tokens = excluded.month_free_tokens +
        case when usage_by_user.month = excluded.month then usage_by_user.month_free_tokens else 0 end,
      month = excluded.month`

async function addToUser(
  db: Connection,
  given: { userId: number; textTokens: number; imageTokens: number; freeTokens: number; month: string },
): Promise<void> {
  const { userId, textTokens, imageTokens, freeTokens, month } = given
  await sql`
    insert into usage_by_user (user_id, text_tokens, image_tokens, month, month_tokens, month_free_tokens)
    values (${userId}, ${textTokens}, ${imageTokens}, ${month}, ${textTokens + imageTokens}, ${freeTokens})
    ${sql.raw(ADD_TO_TOTALS)}`.execute(db)
}

/** Tokens of a reader's balance that are used up in the month of `now`. */
export async function spentThisMonth(db: Connection, userId: number, now: number): Promise<number> {
  const row = await db
    .selectFrom('usageByUser')
    .select(['monthTokens', 'monthFreeTokens'])
    .where('userId', '=', userId)
    .where('month', '=', monthOf(now))
    .executeTakeFirst()
  return row ? row.monthTokens - row.monthFreeTokens : 0
}
