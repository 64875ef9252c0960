import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CurrentState } from '#contract/stories.ts'
import {
  editMessage,
  getPath,
  getTree,
  moveHead,
  nameMessage,
  redoTurn,
  setNote,
  undoTurn,
} from '#contract/versions.ts'
import { keyOf, read } from '#web/platform/query-client.ts'
import { callInSession } from '#web/platform/session/in-session.ts'

/** A move in the story's tree: each answers how the story stands there. */
type Move<Answer = CurrentState> = (storyId: string, signal: AbortSignal) => Promise<Answer>

/** Goes to a message; with `follow` on to the end of what was last told below it. */
export const goTo =
  (messageId: number, { follow }: { follow: boolean }): Move =>
  (storyId, signal) =>
    callInSession(moveHead, { params: { storyId }, body: { messageId, follow }, signal })

export const stepBackward: Move<CurrentState & { typed?: string; typedKind?: 'do' | 'say' | 'story' }> = (
  storyId,
  signal,
) => callInSession(undoTurn, { params: { storyId }, signal })

export const stepForward: Move = (storyId, signal) => callInSession(redoTurn, { params: { storyId }, signal })

/** Puts a message into other words: as a new version, or as a correction that keeps what follows. */
export const edit =
  (messageId: number, content: string, { keepFollowing }: { keepFollowing: boolean }): Move =>
  (storyId, signal) =>
    callInSession(editMessage, {
      params: { storyId, messageId: String(messageId) },
      body: { content, keepFollowing },
      signal,
    })

/** The story's map. It is asked for each time it is opened: every turn changes it. */
export const useTree = (storyId: string) =>
  useQuery({ ...read(getTree, { params: { storyId } }), staleTime: 0, gcTime: 0 })

/** The story down to a message; what was told stays as it is, so it is asked for once. */
export const usePath = (storyId: string, messageId: number) =>
  useQuery(read(getPath, { params: { storyId, messageId: String(messageId) } }))

/** Names a place of the map. */
export function useNaming(storyId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ messageId, name }: { messageId: number; name: string }) =>
      callInSession(nameMessage, { params: { storyId, messageId: String(messageId) }, body: { name } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(getTree, { params: { storyId } }) }),
  })
}

/** Keeps the reader's lasting wish for a story. */
export const useNoteWrite = (storyId: string) =>
  useMutation({
    mutationFn: (text: string) => callInSession(setNote, { params: { storyId }, body: { text } }),
  })
