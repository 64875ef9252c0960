import { queryOptions } from '@tanstack/react-query'
import type { User } from '#contract/session.ts'
import { getUser } from '#contract/session.ts'
import { call } from '../call.ts'
import { isSignedOutError } from '../call-error.ts'
import { keyOf } from '../query-client.ts'
import { markSessionEnded, isKnownVisitor, rememberUser } from './remembered.ts'

const STALE_AFTER_MS = 5 * 60_000

/** The reader of this session; null when logged out. */
export const userQuery = queryOptions({
  queryKey: keyOf(getUser),
  queryFn: fetchUser,
  staleTime: STALE_AFTER_MS,
  retry: 1,
})

async function fetchUser({ signal }: { signal: AbortSignal }): Promise<User | null> {
  if (isKnownVisitor()) return null
  try {
    const user = await call(getUser, { signal })
    rememberUser(user)
    return user
  } catch (error) {
    if (!isSignedOutError(error)) throw error
    markSessionEnded()
    return null
  }
}
