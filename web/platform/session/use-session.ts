import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { LoginForm, RegisterForm, User } from '#contract/auth.ts'
import { getUser, login, logout, register } from '#contract/auth.ts'
import { toast } from '#web/ui/toast.ts'
import { call } from '../call.ts'
import { isSignedOutError } from '../call-error.ts'
import { keyOf } from '../query-client.ts'
import { forgetSession, rememberLogin, rememberUser, savedUserId } from './remembered.ts'

const STALE_AFTER_MS = 5 * 60_000

/** The reader of this session; null when logged out. */
export const userQuery = queryOptions({
  queryKey: keyOf(getUser),
  queryFn: fetchUser,
  staleTime: STALE_AFTER_MS,
  retry: 1,
  meta: { isQuiet: true },
})

async function fetchUser({ signal }: { signal: AbortSignal }): Promise<User | null> {
  try {
    const user = await call(getUser, { signal })
    rememberUser(user)
    return user
  } catch (error) {
    if (!isSignedOutError(error)) throw error
    savedUserId.clear()
    return null
  }
}

/** Who is reading, and the deeds that change it. What went well is told here, what failed by the form that asked. */
export function useSession() {
  const queries = useQueryClient()
  const { data: user, isLoading, error, refetch } = useQuery(userQuery)

  /** What was read for one reader is never shown to the next. */
  const become = (user: User | null) => {
    queries.setQueryData(userQuery.queryKey, user)
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userQuery.queryKey[0] })
  }
  const welcome = (user: User, credentials: LoginForm) => {
    rememberLogin(credentials)
    rememberUser(user)
    become(user)
  }
  const loggingIn = useMutation({
    mutationFn: (form: LoginForm) => call(login, { body: form }),
    onSuccess: (user, form) => {
      toast({
        title: 'Login Successful',
        description: user.isAdmin ? 'Welcome back (Admin)' : 'Welcome back',
      })
      welcome(user, form)
    },
    meta: { isQuiet: true },
  })
  const registering = useMutation({
    mutationFn: (form: RegisterForm) => call(register, { body: form }),
    onSuccess: (user, { username, password }) => {
      toast({ title: 'Registration Successful', description: 'Your account has been created' })
      welcome(user, { username, password })
    },
    meta: { isQuiet: true },
  })
  const loggingOut = useMutation({
    mutationFn: () => call(logout),
    onSuccess: () => farewell('You have been successfully logged out'),
    onError: () => farewell('You have been logged out locally'),
    onSettled: () => {
      forgetSession()
      become(null)
    },
    meta: { isQuiet: true },
  })

  return {
    user: user ?? undefined,
    isSignedIn: Boolean(user),
    isLoading,
    /** Why nobody knows who is reading: the server failed, which is not being logged out. */
    error: user === undefined ? error : null,
    tryAgain: () => void refetch(),
    logIn: loggingIn.mutateAsync,
    register: registering.mutateAsync,
    logOut: () => loggingOut.mutate(),
    isBusy: loggingIn.isPending || registering.isPending || loggingOut.isPending,
  }
}

const farewell = (description: string) => toast({ title: 'Logged Out', description })
