import type { User } from '#contract/session.ts'

interface Landing {
  user: User | undefined
  search: string
  /** Whether this admin was led there before: it happens once. */
  wasLed: boolean
  /** A story that waits to be started goes first. */
  hasPendingOperation: boolean
}

/** Whether someone who lands on home is led on to the admin's desk. */
export const isLedToAdmin = ({ user, search, wasLed, hasPendingOperation }: Landing): boolean =>
  Boolean(user?.isAdmin) && !wasLed && !hasPendingOperation && !new URLSearchParams(search).has('redirect')
