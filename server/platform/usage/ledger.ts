import { AppError } from '../app-error.ts'
import type { Connection } from '../db/schema.ts'
import { tokensUsed } from '../metrics/observations.ts'
import { isFree, type Prices } from './prices.ts'
import { insertUsage, spentThisMonth, type Charge } from './usage.queries.ts'

/** Where each call of a model is charged, once, with the price it has at that moment. */
export interface Ledger {
  /** Belongs into the transaction of what the call produced. */
  charge(trx: Connection, charge: Omit<Charge, 'prices'>): Promise<void>
  /** Throws `tokens_used_up` when the month's grant is spent and going on is refused; never for an engine that is free. */
  requireTokens(db: Connection, userId: number, engine: Charge['engine'], now: number): Promise<void>
}

interface LedgerSettings {
  prices: Prices
  monthlyTokens: number
  isBalanceEnforced: boolean
}

export const createLedger = ({ prices, monthlyTokens, isBalanceEnforced }: LedgerSettings): Ledger => ({
  async charge(trx, charge) {
    await insertUsage(trx, { ...charge, prices })
    const { engine, kind, usage } = charge
    tokensUsed.publish({ engine: engine.provider, kind, ...usage })
  },
  async requireTokens(db, userId, engine, now) {
    if (!isBalanceEnforced || isFree(engine)) return
    if ((await spentThisMonth(db, userId, now)) >= monthlyTokens) throw new AppError('tokens_used_up')
  },
})
