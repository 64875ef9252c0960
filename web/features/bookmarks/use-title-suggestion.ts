import { useQueryClient } from '@tanstack/react-query'
import { listBookmarks } from '#contract/bookmarks.ts'
import { generateTitle } from '#contract/sharing.ts'
import { call } from '#web/platform/call.ts'
import { read } from '#web/platform/query-client.ts'
import { suggestTitle } from './suggest-title.ts'

/** Returns a function that finds a title for a story; it never fails. */
export function useTitleSuggestion(): (storyId: string) => Promise<string> {
  const queries = useQueryClient()
  return (storyId) =>
    suggestTitle(storyId, {
      bookmarks: () => queries.fetchQuery({ ...read(listBookmarks), retry: false, meta: { isQuiet: true } }),
      server: async () => (await call(generateTitle, { params: { storyId } })).title,
    })
}
