import type { FastifyBaseLogger } from 'fastify'
import { Budgets as BudgetsGiven, noBudgets, type Budgets } from '#contract/budgets.ts'
import { dayOf, monthOf, secondsMs, type Clock } from '#server/ground/clock.ts'
import { AppError } from '../app-error.ts'
import type { Connection, Database, UsageKind } from '../db/schema.ts'
import { startRounds } from '../jobs/rounds.ts'
import { findSetting, saveSetting } from '../stored-settings.queries.ts'
import {
  beginPeriod,
  findDearest,
  forgetUse,
  holdBack,
  settleUse,
  type Amount,
  type BudgetPeriod,
} from './budget-use.queries.ts'
import { isFree, priceOf, type ChargedEngine, type Prices } from './prices.ts'

const KEY = 'budgets'
const LOOK_EVERY_MS = 2 * secondsMs
/** Of an engine that has not been called yet: generous for what a turn takes. */
const FIRST_GUESS = { inputTokens: 8_000, outputTokens: 1_000 }

/** Amounts that one call has held back, until it is settled. */
export interface BudgetHold {
  periods: BudgetPeriod[]
  amount: Amount
  engine: ChargedEngine
  kind: UsageKind
}
type CallUsage = { inputTokens: number; outputTokens: number; cachedInputTokens?: number }

/**
 * Caps on what calls of models cost. Each call holds back what the dearest of the last calls of its engine has cost, in
 * the rows of site and reader, day and month; afterwards the real amount takes its place. What a process that died was
 * holding stays held until the day or month ends, or the caps are saved.
 */
export interface CallBudgets extends AsyncDisposable {
  /** Whether a call of this engine is held against a cap. */
  concern(engine: ChargedEngine): boolean
  /** Holds back what a call may cost; undefined where no cap concerns it. Throws `budget_spent`, which says when it goes on. */
  reserve(userId: number, engine: ChargedEngine, kind: UsageKind): Promise<BudgetHold | undefined>
  /** Throws `budget_spent` where a call of this engine would be refused now; holds nothing back. */
  requireRoom(userId: number, engine: ChargedEngine, kind: UsageKind): Promise<void>
  /** Price in US dollars of the dearest of an engine's last calls; undefined where none, or no price of its own, is known. */
  dearestUsd(engine: ChargedEngine, kind: UsageKind): Promise<number | undefined>
  /** Counts what the call has used in the place of what was held; without `usage` it came to nothing. */
  settle(hold: BudgetHold | undefined, usage?: CallUsage): Promise<void>
  read(): Promise<Budgets>
  change(budgets: Budgets): Promise<void>
}

interface BudgetContext {
  db: Database
  clock: Clock
  log: FastifyBaseLogger
  config: { prices: Prices }
}

export async function startBudgets({ db, clock, log, config }: BudgetContext): Promise<CallBudgets> {
  let budgets = await readBudgets(db)
  /** The dearest call of each engine and kind so far: what the next one may cost. */
  const dearest = new Map<string, Amount>()
  const keyOf = ({ provider, model }: ChargedEngine, kind: UsageKind) => `${provider}\n${model}\n${kind}`
  const amountOf = (engine: ChargedEngine, kind: UsageKind, usage: CallUsage): Amount => ({
    nanoUsd: priceOf(config.prices, engine, kind, usage).nanoUsd,
    tokens: usage.inputTokens + usage.outputTokens,
  })
  const guess = async (engine: ChargedEngine, kind: UsageKind): Promise<Amount> => {
    const key = keyOf(engine, kind)
    const known = dearest.get(key) ?? (await findDearest(db, { ...engine, kind }))
    if (known) noteDearest(dearest, key, known)
    return dearest.get(key) ?? amountOf(engine, kind, FIRST_GUESS)
  }
  const rounds = startRounds(async () => void (budgets = await readBudgets(db)), {
    everyMs: LOOK_EVERY_MS,
    log,
    complaint: 'the budgets could not be looked up; trying again',
  })
  const concern = (engine: ChargedEngine) => !isFree(engine) && isAnySet(budgets)

  const callBudgets: CallBudgets = {
    concern,
    async dearestUsd(engine, kind) {
      if (isFree(engine)) return 0
      if (!priceOf(config.prices, engine, kind, FIRST_GUESS).isOwnPrice) return undefined
      const found = await findDearest(db, { ...engine, kind })
      return found && found.nanoUsd / 1_000_000_000
    },
    async requireRoom(userId, engine, kind) {
      await callBudgets.settle(await callBudgets.reserve(userId, engine, kind))
    },
    async reserve(userId, engine, kind) {
      if (!concern(engine)) return undefined
      const periods = periodsOf(budgets, userId, clock.now())
      const amount = await guess(engine, kind)
      for (const period of periods) await beginPeriod(db, period)
      await db.transaction().execute(async (trx) => {
        for (const period of periods) if (!(await holdBack(trx, period, amount))) throw spentUp(period)
      })
      return { periods, amount, engine, kind }
    },
    async settle(hold, usage) {
      if (!hold) return
      const { periods, amount, engine, kind } = hold
      const spent = usage ? amountOf(engine, kind, usage) : { nanoUsd: 0, tokens: 0 }
      if (usage) noteDearest(dearest, keyOf(engine, kind), spent)
      await db.transaction().execute(async (trx) => {
        for (const period of periods) await settleUse(trx, period, amount, spent)
      })
    },
    read: () => readBudgets(db),
    async change(given) {
      await db.transaction().execute(async (trx) => {
        await saveSetting(trx, KEY, JSON.stringify(given))
        await forgetUse(trx)
      })
      budgets = given
    },
    [Symbol.asyncDispose]: () => rounds[Symbol.asyncDispose](),
  }
  return callBudgets
}

async function readBudgets(db: Connection): Promise<Budgets> {
  const stored = await findSetting(db, KEY)
  if (stored === undefined) return noBudgets
  const parsed = BudgetsGiven.safeParse(JSON.parse(stored))
  return parsed.success ? parsed.data : noBudgets
}

const isAnySet = (budgets: Budgets): boolean =>
  Object.values(budgets).some(({ usd, tokens }) => usd !== null || tokens !== null)

function noteDearest(dearest: Map<string, Amount>, key: string, { nanoUsd, tokens }: Amount): void {
  const known = dearest.get(key) ?? { nanoUsd: 0, tokens: 0 }
  dearest.set(key, {
    nanoUsd: Math.max(known.nanoUsd, nanoUsd),
    tokens: Math.max(known.tokens, tokens),
  })
}

/** Always in this order, so that no two calls wait for each other. */
function periodsOf(budgets: Budgets, userId: number, now: number): BudgetPeriod[] {
  const capOf = ({ usd, tokens }: Budgets['siteDay']) => ({
    nanoUsd: usd === null ? null : Math.round(usd * 1_000_000_000),
    tokens,
  })
  const [site, reader] = [{ scope: 'site' }, { scope: `reader:${userId}`, userId }]
  const [day, month] = [dayOf(now), monthOf(now)]
  return [
    { ...site, period: day, cap: capOf(budgets.siteDay) },
    { ...site, period: month, cap: capOf(budgets.siteMonth) },
    { ...reader, period: day, cap: capOf(budgets.readerDay) },
    { ...reader, period: month, cap: capOf(budgets.readerMonth) },
  ]
}

function spentUp({ userId, period }: BudgetPeriod): AppError {
  const whose = userId === undefined ? 'The budget of this site' : 'Your budget'
  const when =
    period.length === 7 ? 'this month is spent. It goes on next month' : 'today is spent. It goes on tomorrow'
  return new AppError('budget_spent', { text: `${whose} for ${when}, at midnight UTC.` })
}
