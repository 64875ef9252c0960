import type { QueryClient } from '@tanstack/react-query'
import { login, register } from '#contract/auth.ts'
import type { LoginForm, RegisterForm } from '#contract/auth.ts'
import type { User } from '#contract/session.ts'
import { toast } from '#web/ui/toast.ts'
import { call } from '../call.ts'
import { rememberLogin, takeCredentials } from './remembered.ts'
import { setCurrentUser } from './current-user.ts'

/** Opens a session and says so; throws `CallError` for the form to show. */
export async function submitLogin(queries: QueryClient, form: LoginForm): Promise<User> {
  const user = await call(login, { body: form })
  rememberLogin(form)
  await welcomeReader(queries, user)
  return user
}

/** The same for who came in by other means than the password: nobody's is tried by itself from here on, which would be that of a reader before. */
export async function welcomeWithoutPassword(queries: QueryClient, user: User): Promise<void> {
  takeCredentials()
  await welcomeReader(queries, user)
}

/** Makes who has just logged in the reader of this page, and says so. */
async function welcomeReader(queries: QueryClient, user: User): Promise<void> {
  toast({ title: 'Login Successful', description: user.isAdmin ? 'Welcome back (Admin)' : 'Welcome back' })
  await setCurrentUser(queries, user)
}

/** Opens a session without a word; undefined where that did not work. */
export const logInQuietly = (form: LoginForm): Promise<User | undefined> =>
  call(login, { body: form }).catch(() => undefined)

/** Makes an account with its first session and says so; throws `CallError` for the form to show. */
export async function registerAccount(queries: QueryClient, form: RegisterForm): Promise<User> {
  const user = await call(register, { body: form })
  toast({ title: 'Registration Successful', description: 'Your account has been created' })
  rememberLogin({ username: form.username, password: form.password })
  await setCurrentUser(queries, user)
  return user
}
