import type { Generated } from 'kysely'

/** Running total of the ledger for each account; `monthTokens` counts for `month` alone. */
export interface UsageByUserTable {
  userId: number
  textTokens: number
  imageTokens: number
  month: string
  monthTokens: number
  /** Those of `monthTokens` that built-in engines took: they use up no balance. */
  monthFreeTokens: Generated<number>
  /** Tokens that `month` has granted. */
  monthGrant: Generated<number>
  /** Bought tokens that were left when `month` began, and those bought in it. */
  boughtTokens: Generated<number>
}

/** Running total of the ledger for each day and provider. */
export interface UsageByDayTable {
  day: string
  provider: string
  inputTokens: number
  outputTokens: number
  imageTokens: number
  priceNanoUsd: number
  /** Tokens of models without a price of their own, counted at the general rate. */
  unpricedTokens: Generated<number>
}
