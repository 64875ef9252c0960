import { sql } from 'kysely'
import { monthOf } from '#server/ground/clock.ts'
import type { Connection, UsageKind } from '../db/schema.ts'
import { isFree, priceOf, type ChargedEngine, type Prices } from './prices.ts'

export interface Charge {
  userId: number
  /** null where a call is for no reply of a story. */
  storyId: string | null
  messageId: number | null
  kind: UsageKind
  engine: ChargedEngine
  usage: { inputTokens: number; outputTokens: number; cachedInputTokens?: number }
  prices: Prices
  /** Tokens that a month grants each reader. */
  monthlyTokens: number
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
  monthGrant: number
}

/** The amounts that a charge adds to the ledger and to the reader's totals. */
export function priceCharge({
  kind,
  engine,
  usage,
  prices,
  monthlyTokens,
  now,
}: Pick<Charge, 'kind' | 'engine' | 'usage' | 'prices' | 'monthlyTokens' | 'now'>): PricedCharge {
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
    monthGrant: monthlyTokens,
  }
}

/**
 * Bought tokens that a row's month has left: what it took beyond its grant is gone, and nothing below none. A debt stays
 * what it is: more was paid back than was there.
 */
const boughtLeft = (row: 'u' | 'usage_by_user') => `
  case when ${row}.month_tokens - ${row}.month_free_tokens <= ${row}.month_grant or ${row}.bought_tokens <= 0
      then ${row}.bought_tokens
    when ${row}.month_tokens - ${row}.month_free_tokens - ${row}.month_grant >= ${row}.bought_tokens then 0
    else ${row}.bought_tokens - (${row}.month_tokens - ${row}.month_free_tokens - ${row}.month_grant) end`

/** The end of a statement that adds to a reader's totals, where there are some; a new month begins with what is left. */
export const ADD_TO_TOTALS = `
    on conflict (user_id) do update set
      bought_tokens = case when usage_by_user.month = excluded.month then usage_by_user.bought_tokens
        else ${boughtLeft('usage_by_user')} end,
      month_grant = excluded.month_grant,
      text_tokens = usage_by_user.text_tokens + excluded.text_tokens,
      image_tokens = usage_by_user.image_tokens + excluded.image_tokens,
      month_tokens = excluded.month_tokens +
        case when usage_by_user.month = excluded.month then usage_by_user.month_tokens else 0 end,
      month_free_tokens = excluded.month_free_tokens +
        case when usage_by_user.month = excluded.month then usage_by_user.month_free_tokens else 0 end,
      month = excluded.month`

async function addToUser(
  db: Connection,
  given: Pick<PricedCharge, 'textTokens' | 'imageTokens' | 'freeTokens' | 'month' | 'monthGrant'> & {
    userId: number
  },
): Promise<void> {
  const { userId, textTokens, imageTokens, freeTokens, month, monthGrant } = given
  await sql`
    insert into usage_by_user (user_id, text_tokens, image_tokens, month, month_tokens, month_free_tokens, month_grant)
    values (${userId}, ${textTokens}, ${imageTokens}, ${month}, ${textTokens + imageTokens}, ${freeTokens},
      ${monthGrant})
    ${sql.raw(ADD_TO_TOTALS)}`.execute(db)
}

const OVER = `
  case when usage_by_user.month_tokens - usage_by_user.month_free_tokens > excluded.month_grant
    then usage_by_user.month_tokens - usage_by_user.month_free_tokens - excluded.month_grant else 0 end`
const LEFT_WITH_THESE = `(${boughtLeft('usage_by_user')} + excluded.bought_tokens)`

/** Adds bought tokens to a reader's balance, or takes some back where the number is negative: then it may become a debt. */
export async function addBoughtTokens(
  trx: Connection,
  {
    userId,
    tokens,
    monthlyTokens,
    now,
  }: Pick<Charge, 'userId' | 'monthlyTokens' | 'now'> & { tokens: number },
): Promise<void> {
  const isSame = sql.raw('usage_by_user.month = excluded.month')
  await sql`
    insert into usage_by_user (user_id, text_tokens, image_tokens, month, month_tokens, month_free_tokens, month_grant,
      bought_tokens)
    values (${userId}, 0, 0, ${monthOf(now)}, 0, 0, ${monthlyTokens}, ${tokens})
    on conflict (user_id) do update set
      bought_tokens = ${sql.raw(LEFT_WITH_THESE)} +
        case when ${isSame} and ${sql.raw(LEFT_WITH_THESE)} > 0 then ${sql.raw(OVER)} else 0 end,
      month_tokens = case when ${isSame} then usage_by_user.month_tokens else 0 end,
      month_free_tokens = case when ${isSame} then usage_by_user.month_free_tokens else 0 end,
      month_grant = excluded.month_grant,
      month = excluded.month`.execute(trx)
}

/** Bought tokens at the beginning of `month`, with those bought in it. */
export const boughtIn = (month: string) =>
  sql<number>`coalesce(case when u.month = ${month} then u.bought_tokens else ${sql.raw(boughtLeft('u'))} end, 0)`

/** Tokens of a reader's balance that are used up in the month of `now`, and those bought beyond the month's grant. */
export async function findSpending(
  db: Connection,
  userId: number,
  now: number,
): Promise<{ spent: number; bought: number }> {
  const month = monthOf(now)
  const row = await db
    .selectFrom('usageByUser as u')
    .select(['month', 'monthTokens', 'monthFreeTokens'])
    .select(boughtIn(month).as('bought'))
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (!row) return { spent: 0, bought: 0 }
  return {
    spent: row.month === month ? row.monthTokens - row.monthFreeTokens : 0,
    bought: row.bought,
  }
}
