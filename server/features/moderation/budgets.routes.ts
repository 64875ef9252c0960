import { changeBudgets, getBudgets } from '#contract/budgets.ts'
import { dayOf, monthOf, type Clock } from '#server/ground/clock.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import { beginPeriod, findUse } from '#server/platform/usage/budget-use.queries.ts'
import type { CallBudgets } from '#server/platform/usage/budgets.ts'

const NANO = 1_000_000_000
const noCap = { nanoUsd: null, tokens: null }

export interface BudgetsContext {
  db: Database
  clock: Clock
  budgets: CallBudgets
}

/** The desk's calls about what calls of models may cost. */
export function budgetRoutes(serve: Serve, { db, clock, budgets }: BudgetsContext): void {
  const spentIn = async (period: string) => {
    await beginPeriod(db, { scope: 'site', period, cap: noCap })
    const use = await findUse(db, 'site', period)
    return { usd: (use?.nanoUsd ?? 0) / NANO, tokens: use?.tokens ?? 0 }
  }

  serve(getBudgets, async () => {
    const now = clock.now()
    const spent = { siteDay: await spentIn(dayOf(now)), siteMonth: await spentIn(monthOf(now)) }
    return { budgets: await budgets.read(), spent }
  })

  serve(changeBudgets, async ({ body }) => {
    await budgets.change(body)
    return {}
  })
}
