import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listShares, shareStory, stopSharing } from '#contract/sharing.ts'
import { keyOf, read } from '#web/platform/query-client.ts'
import type { ShareWish } from './name-story-dialog.tsx'
import { useSession } from '#web/platform/session/use-session.ts'
import { callInSession } from '#web/platform/session/in-session.ts'

/** Which of the reader's stories are public; an error is shown in their place. */
export function useShares() {
  const { isSignedIn } = useSession()
  return useQuery({ ...read(listShares), enabled: isSignedIn })
}

interface Publication extends ShareWish {
  storyId: string
  title: string
}

/** The two writes; each refreshes the list, and the caller shows the outcome. */
export function useShareWrites() {
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: keyOf(listShares) })
  const quietly = { onSuccess: refresh, meta: { isQuiet: true } }

  const sharing = useMutation({
    mutationFn: ({ storyId, ...body }: Publication) =>
      callInSession(shareStory, { params: { storyId }, body }),
    ...quietly,
  })
  const stopping = useMutation({
    mutationFn: (storyId: string) => callInSession(stopSharing, { params: { storyId } }),
    ...quietly,
  })
  return { sharing, stopping }
}
