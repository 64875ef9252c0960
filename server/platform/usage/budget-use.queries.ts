import { sql } from 'kysely'
import type { Connection, UsageKind } from '../db/schema.ts'

const NANO = 1_000_000_000

/** Calls that count together: the site or one reader, in one day or month. */
export interface BudgetPeriod {
  scope: string
  /** A day as `2026-11-22` or a month as `2026-11`. */
  period: string
  userId?: number
  cap: { nanoUsd: number | null; tokens: number | null }
}
export interface Amount {
  nanoUsd: number
  tokens: number
}

/** Begins to count a period, from what the ledger already holds of it. */
export async function beginPeriod(
  db: Connection,
  { scope, period, userId }: Omit<BudgetPeriod, 'cap'>,
): Promise<void> {
  const known = await findUse(db, scope, period)
  if (known) return
  const from = Date.parse(period.length === 7 ? `${period}-01` : period)
  const charged = await db
    .selectFrom('usage')
    .select([
      sql<number>`cast(coalesce(sum(price_nano_usd), 0) as bigint)`.as('nanoUsd'),
      sql<number>`cast(coalesce(sum(input_tokens + output_tokens), 0) as bigint)`.as('tokens'),
    ])
    .where('createdAt', '>=', from)
    .where('priceNanoUsd', '>', 0)
    .$if(userId !== undefined, (query) => query.where('userId', '=', userId!))
    .executeTakeFirstOrThrow()
  await db
    .insertInto('budgetUse')
    .values({ scope, period, nanoUsd: charged.nanoUsd, tokens: charged.tokens })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Returns the amounts that a period has spent so far, in dollars and tokens; counted from now on where it was not. */
export async function readSpent(
  db: Connection,
  period: Omit<BudgetPeriod, 'cap'>,
): Promise<{ usd: number; tokens: number }> {
  await beginPeriod(db, period)
  const use = await findUse(db, period.scope, period.period)
  return { usd: (use?.nanoUsd ?? 0) / NANO, tokens: use?.tokens ?? 0 }
}

const findUse = (db: Connection, scope: string, period: string) =>
  db
    .selectFrom('budgetUse')
    .select(['nanoUsd', 'tokens'])
    .where('scope', '=', scope)
    .where('period', '=', period)
    .executeTakeFirst()

/** Holds an amount back, unless what is spent and held has come to the cap: false then. */
export async function holdBack(
  trx: Connection,
  { scope, period, cap }: BudgetPeriod,
  { nanoUsd, tokens }: Amount,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('budgetUse')
    .set((e) => ({
      heldNanoUsd: e('heldNanoUsd', '+', nanoUsd),
      heldTokens: e('heldTokens', '+', tokens),
    }))
    .where('scope', '=', scope)
    .where('period', '=', period)
    .$if(cap.nanoUsd !== null, (query) => query.where(sql`nano_usd + held_nano_usd`, '<', cap.nanoUsd))
    .$if(cap.tokens !== null, (query) => query.where(sql`tokens + held_tokens`, '<', cap.tokens))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Puts what was spent in the place of what was held back. */
export async function settleUse(
  trx: Connection,
  { scope, period }: Pick<BudgetPeriod, 'scope' | 'period'>,
  held: Amount,
  spent: Amount,
): Promise<void> {
  await sql`
    update budget_use set
      nano_usd = nano_usd + ${spent.nanoUsd}, tokens = tokens + ${spent.tokens},
      held_nano_usd = case when held_nano_usd > ${held.nanoUsd} then held_nano_usd - ${held.nanoUsd} else 0 end,
      held_tokens = case when held_tokens > ${held.tokens} then held_tokens - ${held.tokens} else 0 end
    where scope = ${scope} and period = ${period}`.execute(trx)
}

/** The dearest of the last calls of an engine; undefined where it has not been called yet. */
export async function findDearest(
  db: Connection,
  { provider, model, kind }: { provider: string; model: string; kind: UsageKind },
): Promise<Amount | undefined> {
  const rows = await db
    .selectFrom('usage')
    .select(['priceNanoUsd', 'inputTokens', 'outputTokens'])
    .where('provider', '=', provider)
    .where('model', '=', model)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
  if (rows.length === 0) return undefined
  return {
    nanoUsd: Math.max(...rows.map(({ priceNanoUsd }) => priceNanoUsd)),
    tokens: Math.max(...rows.map(({ inputTokens, outputTokens }) => inputTokens + outputTokens)),
  }
}

/** Forgets what was counted: it is counted anew from the ledger. */
export const forgetUse = (db: Connection) => db.deleteFrom('budgetUse').execute()
