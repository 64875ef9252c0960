import * as contract from '#contract/moderation.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Room } from '#server/platform/room.ts'
import { blockReader, deleteReader, readReader, unblockReader } from './moderate-readers.ts'
import type { ModerationContext } from './moderation-context.ts'
import { reportRoutes } from './reports.routes.ts'
import { changeBudgets, getBudgets, getOwnBudget } from '#contract/budgets.ts'
import { dayOf, monthOf } from '#server/ground/clock.ts'
import { readSpent } from '#server/platform/usage/budget-use.queries.ts'
import { readOwnBudget, type OwnBudgetContext } from './own-budget.ts'

function moderationRoutes(serve: Serve, context: ModerationContext & OwnBudgetContext): void {
  budgetRoutes(serve, context)
  reportRoutes(serve, context)
  serve(contract.getReader, ({ params }) => readReader(context, params.userId))

  serve(contract.blockReader, async ({ params, body, concerns }) => {
    concerns(params.userId)
    await blockReader(context, params.userId, body.reason)
    return {}
  })

  serve(contract.unblockReader, async ({ params, concerns }) => {
    concerns(params.userId)
    await unblockReader(context, params.userId)
    return {}
  })

  serve(contract.deleteReader, async ({ user, params, body, concerns }) => {
    concerns(params.userId)
    await deleteReader(context, { userId: params.userId, by: user.id, password: body.password })
    return {}
  })
}

/** The desk's calls about what calls of models may cost, and a reader's own. */
function budgetRoutes(serve: Serve, context: OwnBudgetContext): void {
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

export const moderationRoom: Room<ModerationContext & OwnBudgetContext> = { routes: moderationRoutes }
