import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useIsHydrated } from '../use-is-hydrated.ts'
import { logOut } from './current-user.ts'
import { userQuery } from './user-query.ts'

/** Who is reading, and the way out. */
export function useSession() {
  const queries = useQueryClient()
  const isHydrated = useIsHydrated()
  const { data, isLoading, error, refetch } = useQuery(userQuery)
  const user = isHydrated ? data : undefined

  return {
    user: user ?? undefined,
    isSignedIn: Boolean(user),
    isLoading: isLoading || !isHydrated,
    /** Why nobody knows who is reading: the server failed, which is not being logged out. */
    error: user === undefined && isHydrated ? error : null,
    tryAgain: () => void refetch(),
    logOut: () => logOut(queries),
  }
}
