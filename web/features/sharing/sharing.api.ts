import { useMutation, useQuery } from '@tanstack/react-query'
import { listShares, restoreShare, shareStory, stopShare } from '#contract/sharing.ts'
import { read } from '#web/platform/query-client.ts'
import { useRefresh } from '#web/platform/use-refresh.ts'
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

/** The writes; the caller shows the outcome. The list is read anew, unless a stopped share leaves its place for the way back. */
export function useShareWrites() {
  const refresh = useRefresh(listShares)
  const meta = { isQuiet: true }

  const sharing = useMutation({
    mutationFn: ({ storyId, ...body }: Publication) =>
      callInSession(shareStory, { params: { storyId }, body }),
    onSuccess: refresh,
    meta,
  })
  const stopping = useMutation({
    mutationFn: (shareId: string) => callInSession(stopShare, { params: { shareId } }),
    meta,
  })
  const restoring = useMutation({
    mutationFn: (shareId: string) => callInSession(restoreShare, { params: { shareId } }),
    onSuccess: refresh,
  })
  return { sharing, stopping, restoring }
}
