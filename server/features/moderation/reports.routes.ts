import * as reports from '#contract/reports.ts'
import { toIso } from '#server/ground/clock.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import {
  findOpenReports,
  findOwnerOfLink,
  findTakenDown,
  removeTakedown,
  settleReport,
  storeTakedown,
} from './reports.queries.ts'
import type { ModerationContext } from './moderation-context.ts'

/** Admins decide over what readers have reported. */
export function reportRoutes(serve: Serve, { db, clock }: Pick<ModerationContext, 'db' | 'clock'>): void {
  serve(reports.listReports, async () => ({
    reports: (await findOpenReports(db)).map(({ reportedAt, ...report }) => ({
      ...report,
      reportedAt: toIso(reportedAt),
    })),
    takenDown: (await findTakenDown(db)).map(({ takenDownAt, takedownReason, ...share }) => ({
      ...share,
      at: toIso(takenDownAt ?? 0),
      reason: takedownReason ?? '',
    })),
  }))

  serve(reports.dismissReport, async ({ params, concerns }) => {
    const ownerId = await settleReport(db, params.reportId, clock.now())
    if (ownerId === undefined) throw new AppError('report_not_found')
    concerns(ownerId)
    return {}
  })

  const requireOwner = async (shareId: string) => {
    const ownerId = await findOwnerOfLink(db, shareId)
    if (ownerId === undefined) throw new AppError('published_not_found')
    return ownerId
  }

  serve(reports.takeDownShare, async ({ params: { shareId }, body: { reason }, concerns }) => {
    concerns(await requireOwner(shareId))
    const takedown = { shareId, reason, now: clock.now() }
    await db.transaction().execute((trx) => storeTakedown(trx, takedown))
    return {}
  })

  serve(reports.putShareBack, async ({ params: { shareId }, concerns }) => {
    concerns(await requireOwner(shareId))
    await removeTakedown(db, shareId)
    return {}
  })
}
