import { AppError } from '../app-error.ts'
import type { Connection } from '../db/schema.ts'
import { tokensUsed } from '../metrics/observations.ts'
import { isFree, type Prices } from './prices.ts'
import { insertUsage, priceCharge, findSpending, type Charge, type PricedCharge } from './usage.queries.ts'

/** Where each call of a model is charged, once, with the price it has at that moment. */
export interface Ledger {
  /** Belongs into the transaction of what the call produced. */
  charge(trx: Connection, charge: Omit<Charge, 'prices' | 'monthlyTokens'>): Promise<void>
  /** The amounts of a charge, for who stores it by a statement of their own and calls `noteCharge` then. */
  price(charge: Pick<Charge, 'kind' | 'engine' | 'usage' | 'now'>): PricedCharge
  /** Tells those who measure of a charge that is stored. */
  noteCharge(charge: Pick<Charge, 'kind' | 'engine' | 'usage'>): void
  /** Tokens that a month grants for this engine, beyond which a turn takes bought ones; null: as many as there are. */
  tokenLimitOf(engine: Charge['engine']): number | null
  /**
   * Throws `tokens_used_up` when the month's grant and the bought tokens are spent and going on is refused; never for an
   * engine that is free.
   */
  requireTokens(db: Connection, userId: number, engine: Charge['engine'], now: number): Promise<void>
}

interface LedgerSettings {
  prices: Prices
  monthlyTokens: number
  isBalanceEnforced: boolean
}

const noteCharge: Ledger['noteCharge'] = ({ engine, kind, usage }) =>
  tokensUsed.publish({ engine: engine.provider, kind, ...usage })

export const createLedger = ({ prices, monthlyTokens, isBalanceEnforced }: LedgerSettings): Ledger => ({
  async charge(trx, charge) {
    await insertUsage(trx, { ...charge, prices, monthlyTokens })
    noteCharge(charge)
  },
  price: (charge) => priceCharge({ ...charge, prices, monthlyTokens }),
  noteCharge,
  tokenLimitOf: (engine) => (isBalanceEnforced && !isFree(engine) ? monthlyTokens : null),
  async requireTokens(db, userId, engine, now) {
    if (!isBalanceEnforced || isFree(engine)) return
    const { spent, bought } = await findSpending(db, userId, now)
    if (spent >= monthlyTokens + bought) throw new AppError('tokens_used_up')
  },
})
