import { useMutation, useQuery } from '@tanstack/react-query'
import { getLineage } from '#contract/lineage.ts'
import { playShared } from '#contract/playing-on.ts'
import { call } from '#web/platform/call.ts'
import { read } from '#web/platform/query-client.ts'
import { inSession } from '#web/platform/session/in-session.ts'

/** The shared story after which a story goes on, if any. */
export const useLineage = (storyId: string) => useQuery(read(getLineage, { params: { storyId } }))

/** Makes a story of one's own out of a shared one, after a login where that is needed. */
export const usePlayOn = (shareId: string) =>
  useMutation({
    mutationFn: () =>
      inSession(() => call(playShared, { params: { shareId } }), {
        text: 'You need to create an account or log in to play on from here.',
      }),
  })
