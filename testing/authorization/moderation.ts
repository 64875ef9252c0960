import { changeBudgets, getBudgets, getOwnBudget, noBudgets } from '#contract/budgets.ts'
import * as moderation from '#contract/moderation.ts'
import * as reports from '#contract/reports.ts'
import { adminOnly, signedIn, type AuthorizationRow } from '../authorization-row.ts'

const nobody = { params: { userId: '999999' } }

const nothingShared = { params: { shareId: 'nowhere-nowhere-nowhere' } }

export const rows: AuthorizationRow[] = [
  { endpoint: getBudgets, ...adminOnly(200) },
  { endpoint: getOwnBudget, ...signedIn(200) },
  { endpoint: changeBudgets, given: () => ({ body: noBudgets }), ...adminOnly(200) },
  { endpoint: moderation.getReader, given: () => nobody, ...adminOnly(404) },
  {
    endpoint: moderation.blockReader,
    given: () => ({ ...nobody, body: { reason: 'Spam' } }),
    ...adminOnly(404),
  },
  { endpoint: moderation.unblockReader, given: () => nobody, ...adminOnly(404) },
  {
    endpoint: moderation.deleteReader,
    given: () => ({ ...nobody, body: { password: 'not this one' } }),
    ...adminOnly(404),
  },
  { endpoint: reports.listReports, ...adminOnly(200) },
  { endpoint: reports.dismissReport, given: () => ({ params: { reportId: '999999' } }), ...adminOnly(404) },
  {
    endpoint: reports.takeDownShare,
    given: () => ({ ...nothingShared, body: { reason: 'Spam' } }),
    ...adminOnly(404),
  },
  { endpoint: reports.putShareBack, given: () => nothingShared, ...adminOnly(404) },
]
