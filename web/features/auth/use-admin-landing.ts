import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import * as z from 'zod/mini'
import { stored } from '#web/platform/browser-store.ts'
import { pendingOperation } from '#web/platform/pending-operation.ts'
import { useSession } from '#web/platform/session/use-session.ts'
import { isPagePath } from '#contract/site.ts'
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

const ledBefore = stored('was-led-to-admin', z.boolean(), { area: 'session', isReaders: true })

/** Leads an admin who lands on home to their desk, once. */
export function useAdminLanding(): void {
  const { user } = useSession()
  const search = useSearch()
  const [, navigate] = useLocation()

  useEffect(() => {
    const hasPendingOperation = pendingOperation.read() !== undefined
    if (
      !isPagePath('/admin') ||
      !isLedToAdmin({ user, search, wasLed: ledBefore.read() ?? false, hasPendingOperation })
    )
      return
    ledBefore.write(true)
    navigate('/admin', { replace: true })
  }, [user, search, navigate])
}
