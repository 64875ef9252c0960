import * as contract from '#contract/moderation.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Room } from '#server/platform/room.ts'
import { budgetRoutes, type BudgetsContext } from './budgets.routes.ts'
import { blockReader, deleteReader, readReader, unblockReader } from './moderate-readers.ts'
import type { ModerationContext } from './moderation-context.ts'
import { reportRoutes } from './reports.routes.ts'

function moderationRoutes(serve: Serve, context: ModerationContext & BudgetsContext): void {
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

export const moderationRoom: Room<ModerationContext & BudgetsContext> = { routes: moderationRoutes }
