import type { QueryClient } from '@tanstack/react-query'
import type { LoginForm, RegisterForm, User } from '#contract/auth.ts'
import { login, logout, register } from '#contract/auth.ts'
import { toast } from '#web/ui/toast.ts'
import { call } from '../call.ts'
import { forgetSession, rememberLogin, rememberUser } from './remembered.ts'
import { userQuery } from './user-query.ts'

/** Opens a session and says so; throws `CallError` for the form to tell. */
export async function logIn(queries: QueryClient, form: LoginForm): Promise<User> {
  const user = await call(login, { body: form })
  toast({ title: 'Login Successful', description: user.isAdmin ? 'Welcome back (Admin)' : 'Welcome back' })
  rememberLogin(form)
  await become(queries, user)
  return user
}

/** Makes an account with its first session and says so; throws `CallError` for the form to tell. */
export async function registerAccount(queries: QueryClient, form: RegisterForm): Promise<User> {
  const user = await call(register, { body: form })
  toast({ title: 'Registration Successful', description: 'Your account has been created' })
  rememberLogin({ username: form.username, password: form.password })
  await become(queries, user)
  return user
}

/** Ends the session here in any case, and on the server if it can be reached. */
export async function logOut(queries: QueryClient): Promise<void> {
  const isHeard = await call(logout).then(
    () => true,
    () => false,
  )
  const description = isHeard ? 'You have been successfully logged out' : 'You have been logged out locally'
  toast({ title: 'Logged Out', description })
  await forgetReaderHere(queries)
}

/** The session is over: nothing of the reader stays in this browser. */
export async function forgetReaderHere(queries: QueryClient): Promise<void> {
  forgetSession()
  await become(queries, null)
}

/** What was read for one reader is never shown to the next. */
async function become(queries: QueryClient, user: User | null): Promise<void> {
  // A fetch that is still under way was asked by the reader before.
  await queries.cancelQueries({ queryKey: userQuery.queryKey })
  if (user) rememberUser(user)
  queries.setQueryData(userQuery.queryKey, user)
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userQuery.queryKey[0] })
}
