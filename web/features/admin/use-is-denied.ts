import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CallError } from '#web/platform/call-error.ts'

const isAccessError = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 401 || error.status === 403)

/**
 * Whether the server has refused a read of the desk, because its caller is no admin any more. A refused write says so
 * itself, and is taken back where it was made.
 */
export function useIsDenied(): boolean {
  const queries = useQueryClient()
  const [isDenied, setIsDenied] = useState(false)
  useEffect(() => {
    return queries.getQueryCache().subscribe(({ query: { queryKey, state } }) => {
      if (String(queryKey[0]).startsWith('/api/admin/') && isAccessError(state.error)) setIsDenied(true)
    })
  }, [queries])
  return isDenied
}
