import { changeBudgets, getBudgets, getOwnBudget } from '#contract/budgets.ts'
import { dayOf, monthOf } from '#server/ground/clock.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import { readSpent } from '#server/platform/usage/budget-use.queries.ts'
import { readOwnBudget, type OwnBudgetContext } from './own-budget.ts'

export type BudgetsContext = OwnBudgetContext

/** The desk's calls about what calls of models may cost, and a reader's own. */
export function budgetRoutes(serve: Serve, context: BudgetsContext): void {
  const { db, clock, budgets } = context
  const spentIn = (period: string) => readSpent(db, { scope: 'site', period })

  serve(getBudgets, async () => {
    const now = clock.now()
    const spent = { siteDay: await spentIn(dayOf(now)), siteMonth: await spentIn(monthOf(now)) }
    return { budgets: await budgets.read(), spent }
  })

  serve(getOwnBudget, ({ user, query }) => readOwnBudget(context, user.id, query.storyId))

  serve(changeBudgets, async ({ body }) => {
    await budgets.change(body)
    return {}
  })
}
