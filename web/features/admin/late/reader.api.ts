import { useMutation, useQueryClient } from '@tanstack/react-query'
import { blockReader, deleteReader, getReader, unblockReader } from '#contract/moderation.ts'
import { read } from '#web/platform/query-client.ts'
import { callInSession } from '#web/platform/session/in-session.ts'

const paramsOf = (userId: number) => ({ params: { userId: String(userId) } })

export const readerQuery = (userId: number) => ({
  ...read(getReader, paramsOf(userId)),
  staleTime: 0,
})

export const submitBlock = (userId: number, reason: string) =>
  callInSession(blockReader, { ...paramsOf(userId), body: { reason } })
export const submitUnblock = (userId: number) => callInSession(unblockReader, paramsOf(userId))
export const submitReaderDeletion = (userId: number, password: string) =>
  callInSession(deleteReader, { ...paramsOf(userId), body: { password } })

/** An act of the desk; afterwards all that the desk shows is read anew. */
export function useDeskAct<Given = void>(act: (given: Given) => Promise<unknown>, onDone?: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: async () => {
      onDone?.()
      await queries.invalidateQueries({ predicate: ({ queryKey }) => isOfDesk(queryKey[0]) })
    },
  })
}

const isOfDesk = (key: unknown) => typeof key === 'string' && key.startsWith('/api/admin/')
