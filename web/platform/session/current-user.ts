import type { QueryClient } from '@tanstack/react-query'
import { logout } from '#contract/session.ts'
import type { User } from '#contract/session.ts'
import { toast } from '#web/ui/toast.ts'
import { call, leftSession } from '../call.ts'
import { forgetSession, rememberUser } from './remembered.ts'
import { userQuery } from './user-query.ts'

let mayLogOut = async (): Promise<boolean> => true

/** Has someone asked before each logout: what the reader would lose with it can hold it back. */
export function askBeforeLogOut(ask: () => Promise<boolean>): void {
  mayLogOut = ask
}

/** Ends the session here in any case, and on the server at once or as soon as it can be reached. */
export async function logOut(queries: QueryClient): Promise<void> {
  if (!(await mayLogOut())) return
  const isHeard = await call(logout).then(
    () => true,
    () => false,
  )
  const description = isHeard ? 'You have been successfully logged out' : 'You have been logged out locally'
  toast({ title: 'Logged Out', description })
  if (!isHeard) leftSession.write(true)
  await forgetReaderHere(queries)
}

/** The session is over: nothing of the reader stays in this browser. */
export async function forgetReaderHere(queries: QueryClient): Promise<void> {
  forgetSession()
  await setCurrentUser(queries, null)
}

/** Makes `user` the reader of this page: nothing that was read for one reader is shown to the next. */
export async function setCurrentUser(queries: QueryClient, user: User | null): Promise<void> {
  // A fetch that is still under way was asked by the reader before.
  await queries.cancelQueries({ queryKey: userQuery.queryKey })
  if (user) rememberUser(user)
  queries.setQueryData(userQuery.queryKey, user)
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userQuery.queryKey[0] })
}
