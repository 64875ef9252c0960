import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CallError } from '#web/platform/call-error.ts'

const isAccessError = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 401 || error.status === 403)

/** Whether the server has refused a call of the desk, a read or a write, because its caller is no admin any more. */
export function useIsDenied(): boolean {
  const queries = useQueryClient()
  const [isDenied, setIsDenied] = useState(false)
  useEffect(() => {
    const look = (error: unknown): void => {
      if (isAccessError(error)) setIsDenied(true)
    }
    const ways = [
      queries.getQueryCache().subscribe(({ query: { queryKey, state } }) => {
        if (String(queryKey[0]).startsWith('/api/admin/')) look(state.error)
      }),
      queries.getMutationCache().subscribe(({ mutation }) => look(mutation?.state.error)),
    ]
    return () => ways.forEach((stop) => stop())
  }, [queries])
  return isDenied
}
