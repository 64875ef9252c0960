import type { TokenBalance, TokenPurchase } from '#contract/tokens.ts'
import { toIso } from '#server/ground/clock.ts'
import { isFree } from '#server/platform/usage/prices.ts'
import { findSpending } from '#server/platform/usage/usage.queries.ts'
import { findPurchasesOf, findUsualTurn, type PurchaseRow } from './tokens.queries.ts'
import type { TokensContext } from './tokens-context.ts'

/** Of who has not played with a model yet: a turn some pages into a story. */
const FIRST_GUESS = 3_000

export async function readBalance(
  { db, clock, narrators, config }: TokensContext,
  userId: number,
): Promise<TokenBalance> {
  const { monthlyTokens: granted, isBalanceEnforced: isEnforced } = config
  const narrator = await narrators.find(userId, await narrators.findDefault(userId))
  const [{ spent, bought: boughtAtFirst }, usual, rows] = await Promise.all([
    findSpending(db, userId, clock.now()),
    findUsualTurn(db, userId, narrator.provider),
    findPurchasesOf(db, userId),
  ])
  const left = Math.max(0, granted - spent)
  const beyond = Math.max(0, spent - granted)
  const bought = boughtAtFirst > 0 ? Math.max(0, boughtAtFirst - beyond) : boughtAtFirst
  const tokens = left + bought
  const turns = isFree(narrator) ? null : Math.max(0, Math.floor(tokens / Math.max(1, usual ?? FIRST_GUESS)))
  const purchases = rows.map(toPurchase)
  return { tokens, turns, month: { granted, left }, bought, isEnforced, purchases }
}

/** A row as its reader gets it. */
export function toPurchase({ id, package: name, status, createdAt, ...row }: PurchaseRow): TokenPurchase {
  const { tokens, amount, currency, returnedTokens } = row
  return {
    id,
    package: name,
    tokens,
    amount,
    currency,
    isPaid: status === 'paid',
    returnedTokens,
    at: toIso(createdAt),
  }
}
