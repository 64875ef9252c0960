import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { NumberId, NumberIdInPath } from './ids.ts'
import { limits } from './limits.ts'
import { Title } from './titles.ts'

/** Absent when empty (BOOKMARK-2). */
const Description = z.nullish(
  z.string().check(
    z.overwrite((text) => text.toWellFormed().trim()),
    z.maxLength(limits.descriptionLength, 'Please keep the description to 1000 characters'),
  ),
)

/** A kept place in a story. */
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

export const BookmarkForm = z.object({ title: Title, description: Description })
export type BookmarkForm = z.infer<typeof BookmarkForm>

export const listBookmarks = endpoint({
  method: 'GET',
  path: '/api/bookmarks',
  summary: 'The places the reader has kept, the latest first',
  access: 'user',
  reply: z.array(Bookmark),
})

export const createBookmark = endpoint({
  method: 'POST',
  path: '/api/bookmarks',
  summary: 'Keeps a place in one of the reader’s stories',
  access: 'user',
  body: z.extend(BookmarkForm, { storyId: z.string().check(z.maxLength(64)), lastMessageId: NumberId }),
  reply: Bookmark,
  errors: ['story_not_found', 'turn_not_found'],
})

export const updateBookmark = endpoint({
  method: 'PATCH',
  path: '/api/bookmarks/:id',
  summary: 'Renames a bookmark; a description that is absent is empty afterwards',
  access: 'user',
  params: z.object({ id: NumberIdInPath }),
  body: BookmarkForm,
  reply: Bookmark,
  errors: ['bookmark_not_found'],
})

export const deleteBookmark = endpoint({
  method: 'DELETE',
  path: '/api/bookmarks/:id',
  summary: 'Removes a bookmark; the story stays',
  access: 'user',
  params: z.object({ id: NumberIdInPath }),
  reply: z.object({}),
  errors: ['bookmark_not_found'],
})
