import type { QueryClient } from '@tanstack/react-query'
import type { Bookmark } from '#contract/bookmarks.ts'
import { bookmarksQuery, keepBookmark, type StoryPlace } from './bookmarks.api.ts'

/** Keeps a place on the way to something else: once under each title; a failure is only logged. */
export function keepQuietly(queries: QueryClient, place: StoryPlace, title: string): void {
  const known = queries.getQueryData(bookmarksQuery.queryKey) ?? []
  if (known.some((bookmark) => isSame(bookmark, place, title))) return
  keepBookmark(queries, { ...place, draft: { title, description: '' } }).catch((error: unknown) =>
    console.warn('Failed to create bookmark', error),
  )
}

const isSame = (bookmark: Bookmark, { storyId, lastMessageId }: StoryPlace, title: string): boolean =>
  bookmark.storyId === storyId && bookmark.lastMessageId === lastMessageId && bookmark.title === title
