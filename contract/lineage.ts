import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { StoryId } from './ids.ts'

/** The shared story after which one goes on. */
const Lineage = z.object({
  title: z.string(),
  /** Who shared it, where they let it be known. */
  by: z.optional(z.string()),
})
export type Lineage = z.infer<typeof Lineage>

export const getLineage = endpoint({
  method: 'GET',
  path: '/api/story/:storyId/lineage',
  summary: 'The shared story after which a story of the reader’s own goes on',
  access: 'user',
  params: z.object({ storyId: StoryId }),
  reply: z.object({ lineage: z.optional(Lineage) }),
  errors: ['story_not_found'],
})
