import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { StoryId } from './ids.ts'

export const playShared = endpoint({
  method: 'POST',
  path: '/api/shared/:shareId/play',
  summary: 'Makes a story of the reader’s own that goes on where a shared one ends',
  access: 'user',
  throttles: ['sharing'],
  params: z.object({ shareId: StoryId }),
  reply: z.object({ storyId: z.string() }),
  errors: ['share_not_found', 'share_taken_down', 'playing_on_not_allowed'],
})
