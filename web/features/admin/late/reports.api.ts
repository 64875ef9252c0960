import { dismissReport, listReports, putShareBack, takeDownShare } from '#contract/reports.ts'
import { read } from '#web/platform/query-client.ts'
import { callInSession } from '#web/platform/session/in-session.ts'
import { useDeskAct } from './reader.api.ts'

export const reportsQuery = read(listReports)

/** Settles a report without an act. */
export const useDismissal = (reportId: number) =>
  useDeskAct(() => callInSession(dismissReport, { params: { reportId: String(reportId) } }))

export const submitTakedown = (shareId: string, reason: string) =>
  callInSession(takeDownShare, { params: { shareId }, body: { reason } })

/** Makes what was taken down public again. */
export const useReturn = (shareId: string) =>
  useDeskAct(() => callInSession(putShareBack, { params: { shareId } }))
