import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { NumberIdInPath, StoryId } from './ids.ts'
import { limits } from './limits.ts'
import { DecisionReason } from './moderation.ts'
import { PublishedKind } from './published.ts'
import { reportKinds, type ReportKind } from './report-kinds.ts'

const kinds = Object.keys(reportKinds) as [ReportKind, ...ReportKind[]]

const ShareParams = z.object({ shareId: StoryId })
export const ReportForm = z.object({
  kind: z.enum(kinds),
  words: z._default(
    z.string().check(z.trim(), z.maxLength(limits.reasonLength, 'At most 500 characters, please')),
    '',
  ),
})

export type ReportDraft = z.infer<typeof ReportForm>

export const reportSharedPreset = endpoint({
  method: 'POST',
  path: '/api/shared-presets/:shareId/report',
  summary: 'Reports a shared scenario to those who run the site',
  access: 'public',
  throttles: ['reports'],
  params: ShareParams,
  body: ReportForm,
  reply: z.object({}),
  errors: ['shared_preset_not_found', 'shared_preset_taken_down'],
})

const Report = z.object({
  id: z.number(),
  about: PublishedKind,
  shareId: z.string(),
  title: z.string(),
  userId: z.number(),
  username: z.string(),
  kind: z.enum(kinds),
  words: z.string(),
  reportedAt: z.string(),
})
export type Report = z.infer<typeof Report>

const TakenDownShare = z.object({
  about: PublishedKind,
  shareId: z.string(),
  title: z.string(),
  username: z.string(),
  at: z.string(),
  reason: z.string(),
})
export type TakenDownShare = z.infer<typeof TakenDownShare>

export const listReports = endpoint({
  method: 'GET',
  path: '/api/admin/reports',
  summary:
    'Reports nobody has decided over yet, oldest first, and what is taken down; a hundred of each at most',
  access: 'admin',
  reply: z.object({ reports: z.array(Report), takenDown: z.array(TakenDownShare) }),
})

export const dismissReport = endpoint({
  method: 'POST',
  path: '/api/admin/reports/:reportId/dismiss',
  summary: 'Settles a report and leaves what it is about where it is',
  access: 'admin',
  audited: 'report_dismissal',
  params: z.object({ reportId: NumberIdInPath }),
  reply: z.object({}),
  errors: ['report_not_found'],
})

export const TakedownForm = z.object({ reason: DecisionReason })

export const takeDownShare = endpoint({
  method: 'POST',
  path: '/api/admin/shares/:shareId/take-down',
  summary:
    'Takes a shared story or scenario down: its link shows the reason in its place; settles its reports',
  access: 'admin',
  audited: 'share_takedown',
  params: ShareParams,
  body: TakedownForm,
  reply: z.object({}),
  errors: ['published_not_found'],
})

export const putShareBack = endpoint({
  method: 'POST',
  path: '/api/admin/shares/:shareId/put-back',
  summary: 'Makes what was taken down public again',
  access: 'admin',
  audited: 'share_return',
  params: ShareParams,
  reply: z.object({}),
  errors: ['published_not_found'],
})
