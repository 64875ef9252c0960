import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { Bookmark, BookmarkForm } from '#contract/bookmarks.ts'
import { createBookmark, deleteBookmark, listBookmarks, updateBookmark } from '#contract/bookmarks.ts'
import { call } from '#web/platform/call.ts'
import { keyOf, read } from '#web/platform/query-client.ts'
import { useSession } from '#web/platform/session/use-session.ts'
import { inSession } from '#web/platform/session/in-session.ts'
import { toast } from '#web/ui/toast.ts'

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
export const bookmarksQuery = read(listBookmarks)

/** The same for a page that visitors see too. */
export function useBookmarks() {
  const { isSignedIn } = useSession()
  return useQuery({ ...bookmarksQuery, enabled: isSignedIn })
}

type NewBookmark = StoryPlace & { draft: BookmarkDraft }

/** Writes; a lost session is said as it is for bookmarks everywhere (BOOKMARK-12). */
const write = <T>(act: () => Promise<T>): Promise<T> =>
  inSession(act, {
    text: 'Please log in or create an account to save bookmarks.',
    onAsked: () =>
      toast({
        title: 'Authentication Required',
        description: 'Please log in to save bookmarks',
        variant: 'danger',
      }),
  })

const create = ({ draft, ...place }: NewBookmark) =>
  write(() => call(createBookmark, { body: { ...place, ...toForm(draft) } }))
const refresh = (queries: QueryClient) => queries.invalidateQueries({ queryKey: keyOf(listBookmarks) })

/** Keeps a place without anyone who waits for it. */
export async function keepBookmark(queries: QueryClient, bookmark: NewBookmark): Promise<void> {
  await create(bookmark)
  await refresh(queries)
}

/** The three writes; each refreshes the list, and the caller shows the outcome. */
export function useBookmarkWrites() {
  const queries = useQueryClient()
  const quietly = { onSuccess: () => refresh(queries), meta: { isQuiet: true } }

  const creating = useMutation({ mutationFn: create, ...quietly })
  const updating = useMutation({
    mutationFn: ({ id, draft }: { id: Bookmark['id']; draft: BookmarkDraft }) =>
      write(() => call(updateBookmark, { params: { id: String(id) }, body: toForm(draft) })),
    ...quietly,
  })
  const deleting = useMutation({
    mutationFn: (id: Bookmark['id']) => write(() => call(deleteBookmark, { params: { id: String(id) } })),
    ...quietly,
  })
  return { creating, updating, deleting }
}
