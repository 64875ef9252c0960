import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { StoryId } from './ids.ts'
import { ReportForm } from './reports.ts'

export const reportShare = endpoint({
  method: 'POST',
  path: '/api/shared/:shareId/report',
  summary: 'Reports a shared story to those who run the site',
  access: 'public',
  throttles: ['reports'],
  params: z.object({ shareId: StoryId }),
  body: ReportForm,
  reply: z.object({}),
  errors: ['share_not_found', 'share_taken_down'],
})
