import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** A kept place in a story (specification, section 3). */
export const Bookmark = z.object({
  id: z.number(),
  storyId: z.string(),
  title: z.string(),
  description: z.nullable(z.string()),
  lastMessageId: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Bookmark = z.infer<typeof Bookmark>

export const listBookmarks = endpoint({
  method: 'GET',
  path: '/api/bookmarks',
  summary: 'The places the reader has kept, the latest first',
  access: 'user',
  reply: z.array(Bookmark),
})
