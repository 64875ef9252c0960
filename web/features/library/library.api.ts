import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { deleteStory, listStories, restoreStory, searchStory, updateStory } from '#contract/library.ts'
import { read, repliesOf } from '#web/platform/query-client.ts'
import { callInSession } from '#web/platform/session/in-session.ts'
import type { Selection } from './selection.ts'

/** A page of the reader's stories; the one before stays in sight until it has come. */
export const useStories = ({ search, page, ...selection }: Selection) =>
  useQuery({
    ...read(listStories, {
      query: { ...selection, search: search || undefined, page: page > 1 ? String(page) : undefined },
    }),
    placeholderData: keepPreviousData,
  })

/** The stories that were played last. */
export const useLatestStories = () => useQuery(read(listStories, { query: {} }))

/** Every place of one story where the words stand. */
export const useMatches = (storyId: string, search: string) =>
  useQuery(read(searchStory, { params: { storyId }, query: { search } }))

/** All lists, whatever they were asked for, are old after a change; without `isSeen` they are read when next shown. */
export const refreshLists = (queries: QueryClient, { isSeen }: { isSeen: boolean }): Promise<void> =>
  queries.invalidateQueries({
    ...repliesOf(listStories),
    refetchType: isSeen ? 'active' : 'none',
  })

/** The changes of a story that the list offers. */
export function useStoryWrites(storyId: string) {
  const queries = useQueryClient()
  const params = { storyId }
  const onSuccess = () => refreshLists(queries, { isSeen: true })
  const renaming = useMutation({
    mutationFn: (title: string) => callInSession(updateStory, { params, body: { title } }),
    onSuccess,
  })
  const archiving = useMutation({
    mutationFn: (archived: boolean) => callInSession(updateStory, { params, body: { archived } }),
    onSuccess,
  })
  const deleting = useMutation({
    mutationFn: () => callInSession(deleteStory, { params }),
    // Its place in the list offers to undo it for a while.
    onSuccess: () => refreshLists(queries, { isSeen: false }),
  })
  const restoring = useMutation({ mutationFn: () => callInSession(restoreStory, { params }), onSuccess })
  return { renaming, archiving, deleting, restoring }
}
