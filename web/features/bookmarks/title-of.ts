import type { QueryClient } from '@tanstack/react-query'
import type { Bookmark } from '#contract/bookmarks.ts'
import { bookmarksQuery } from './bookmarks.api.ts'

/** The title of the story's latest bookmark (SHARE-9). Fails when the bookmarks cannot be read. */
export async function titleOf(queries: QueryClient, storyId: string): Promise<string | undefined> {
  return latestTitle(await queries.fetchQuery({ ...bookmarksQuery, retry: false }), storyId)
}

export function latestTitle(
  bookmarks: readonly Pick<Bookmark, 'storyId' | 'title' | 'updatedAt'>[],
  storyId: string,
): string | undefined {
  const ofStory = bookmarks.filter((bookmark) => bookmark.storyId === storyId)
  return ofStory.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0]?.title
}
