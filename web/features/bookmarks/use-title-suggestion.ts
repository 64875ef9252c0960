import { useQueryClient } from '@tanstack/react-query'
import { bookmarksQuery, fetchTitle } from './bookmarks.api.ts'
import { chooseTitle } from './choose-title.ts'

/** Returns a function that finds a title for a story; it never fails. */
export function useTitleSuggestion(): (storyId: string) => Promise<string> {
  const queries = useQueryClient()
  return (storyId) =>
    chooseTitle(storyId, {
      bookmarks: () => queries.fetchQuery({ ...bookmarksQuery, retry: false }),
      server: () => fetchTitle(storyId),
    })
}
