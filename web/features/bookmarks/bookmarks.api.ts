import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Bookmark, BookmarkForm } from '#contract/bookmarks.ts'
import { generateTitle } from '#contract/sharing.ts'
import { createBookmark, deleteBookmark, listBookmarks, updateBookmark } from '#contract/bookmarks.ts'
import { call } from '#web/platform/call.ts'
import { keyOf, read } from '#web/platform/query-client.ts'
import { useSession } from '#web/platform/session/use-session.ts'

/** A place in a story that is to be kept. */
export interface StoryPlace {
  storyId: string
  lastMessageId: number
}

/** The reader's input: an empty description is sent as absent (BOOKMARK-2). */
export interface BookmarkDraft {
  title: string
  description: string
}

const toForm = ({ title, description }: BookmarkDraft): BookmarkForm => ({
  title: title.trim(),
  description: description.trim() || undefined,
})

/** The reader's bookmarks; an error is shown in their place. */
export const bookmarksQuery = { ...read(listBookmarks), meta: { isQuiet: true } }

/** The same for a page that visitors see too. */
export function useBookmarks() {
  const { isSignedIn } = useSession()
  return useQuery({ ...bookmarksQuery, enabled: isSignedIn })
}

/** A title for a story, from the server and its narrator. */
export const fetchTitle = async (storyId: string): Promise<string> =>
  (await call(generateTitle, { params: { storyId } })).title

/** The three writes; each refreshes the list, and the caller shows the outcome. */
export function useBookmarkWrites() {
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: keyOf(listBookmarks) })
  const quietly = { onSuccess: refresh, meta: { isQuiet: true } }

  const creating = useMutation({
    mutationFn: ({ draft, ...place }: StoryPlace & { draft: BookmarkDraft }) =>
      call(createBookmark, { body: { ...place, ...toForm(draft) } }),
    ...quietly,
  })
  const updating = useMutation({
    mutationFn: ({ id, draft }: { id: Bookmark['id']; draft: BookmarkDraft }) =>
      call(updateBookmark, { params: { id: String(id) }, body: toForm(draft) }),
    ...quietly,
  })
  const deleting = useMutation({
    mutationFn: (id: Bookmark['id']) => call(deleteBookmark, { params: { id: String(id) } }),
    ...quietly,
  })
  return { creating, updating, deleting }
}
