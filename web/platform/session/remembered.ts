import * as z from 'zod/mini'
import type { LoginForm } from '#contract/auth.ts'
import type { User } from '#contract/session.ts'
import { forgetReader, stored } from '../browser-store.ts'
import { emptyReaderCaches, openReaderCaches } from '../offline/reader-caches.ts'
import { pendingOperation } from '../pending-operation.ts'

/** The signed-in reader's id: while it is kept, the session is watched (AUTH-6). */
export const savedUserId = stored('user-id', z.number())
export const lastUsername = stored('last-username', z.string(), { area: 'session' })
/** Outlives a lost session, so that the next reader on this browser is known to be another one (STORE-6). */
export const lastReaderId = stored('last-reader-id', z.number())

/** In memory only, never in any storage (AUTH-9). */
let credentials: LoginForm | undefined

export function rememberLogin(form: LoginForm): void {
  credentials = form
  lastUsername.write(form.username)
}

/** The reader changed their name or password: the automatic attempt uses the new one. */
export function rememberChange(change: Partial<LoginForm>): void {
  if (credentials) credentials = { ...credentials, ...change }
  if (change.username) lastUsername.write(change.username)
}

/** Hands the credentials out once: one automatic attempt, none after it until the reader logs in (AUTH-10). */
export function takeCredentials(): LoginForm | undefined {
  const taken = credentials
  credentials = undefined
  return taken
}

/** Whether somebody has read on this page, also in a browser that keeps nothing. */
let hasHadReader = false

/** Whether the server has seen no session when it sent this page, and nobody has logged in since: nothing to ask then. */
export const isKnownVisitor = (): boolean =>
  !hasHadReader &&
  savedUserId.read() === undefined &&
  globalThis.document?.documentElement.dataset.session === 'none'

export function rememberUser(user: User): void {
  hasHadReader = true
  if (lastReaderId.read() !== user.id) forgetReader()
  lastReaderId.write(user.id)
  savedUserId.write(user.id)
  void openReaderCaches()
}

/** The server no longer knows the session: what was kept of it is not shown to whoever comes. */
export function markSessionEnded(): void {
  savedUserId.clear()
  void emptyReaderCaches()
}

/** After a logout nothing of the reader stays in the browser. */
export function forgetSession(): void {
  credentials = undefined
  savedUserId.clear()
  lastReaderId.clear()
  pendingOperation.clear()
  forgetReader()
}
