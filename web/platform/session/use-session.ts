import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { LoginForm, RegisterForm } from '#contract/auth.ts'
import { logIn, logOut, registerAccount } from './session-deeds.ts'
import { userQuery } from './user-query.ts'

/** Who is reading, and the deeds that change it. */
export function useSession() {
  const queries = useQueryClient()
  const { data: user, isLoading, error, refetch } = useQuery(userQuery)

  return {
    user: user ?? undefined,
    isSignedIn: Boolean(user),
    isLoading,
    /** Why nobody knows who is reading: the server failed, which is not being logged out. */
    error: user === undefined ? error : null,
    tryAgain: () => void refetch(),
    logIn: (form: LoginForm) => logIn(queries, form),
    register: (form: RegisterForm) => registerAccount(queries, form),
    logOut: () => logOut(queries),
  }
}
