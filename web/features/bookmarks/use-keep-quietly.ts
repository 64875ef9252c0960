import { useQueryClient } from '@tanstack/react-query'
import type { Bookmark } from '#contract/bookmarks.ts'
import type { StoryPlace } from './bookmarks.api.ts'
import { bookmarksQuery, useBookmarkWrites } from './bookmarks.api.ts'

/** Returns a function that keeps a place on the way to something else: once under each title; a failure is only logged. */
export function useKeepQuietly(): (place: StoryPlace, title: string) => void {
  const queries = useQueryClient()
  const { creating } = useBookmarkWrites()

  return (place, title) => {
    const known = queries.getQueryData(bookmarksQuery.queryKey) ?? []
    if (known.some((bookmark) => isSame(bookmark, place, title))) return
    creating
      .mutateAsync({ ...place, draft: { title, description: '' } })
      .catch((error: unknown) => console.warn('Failed to create bookmark', error))
  }
}

const isSame = (bookmark: Bookmark, { storyId, lastMessageId }: StoryPlace, title: string): boolean =>
  bookmark.storyId === storyId && bookmark.lastMessageId === lastMessageId && bookmark.title === title
