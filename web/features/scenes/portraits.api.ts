import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as contract from '#contract/portraits.ts'
import { keyOf, read } from '#web/platform/query-client.ts'
import { callInSession } from '#web/platform/session/in-session.ts'

/** Time after which the page looks again while somebody is being painted. */
const LOOK_EVERY_MS = 1_500

/** The people of a story with their portraits; read anew each time that they are looked at, since the story goes on. */
export const useStoryPortraits = (storyId: string) =>
  useQuery({
    ...read(contract.getPortraits, { params: { storyId } }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.people.some(({ status }) => status === 'painting') ? LOOK_EVERY_MS : false,
  })

type PortraitWrite = { person: string } & ({ kind: 'paint'; words: string } | { kind: 'remove' })

/** Asks for portraits and removes them; what fails is said by a toast. */
export function usePortraitWrites(storyId: string) {
  const queries = useQueryClient()
  const params = { storyId }
  return useMutation({
    mutationFn: (write: PortraitWrite) =>
      write.kind === 'paint'
        ? callInSession(contract.paintPortrait, {
            params,
            body: { person: write.person, words: write.words },
          })
        : callInSession(contract.removePortrait, { params, query: { person: write.person } }),
    onSuccess: (portraits) => queries.setQueryData(keyOf(contract.getPortraits, { params }), portraits),
  })
}
