import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import * as z from 'zod/mini'
import { stored } from '#web/platform/browser-store.ts'
import { pendingOperation } from '#web/platform/pending-operation.ts'
import { useSession } from '#web/platform/session/use-session.ts'
import { isLedToAdmin } from './admin-landing.ts'

const wasLed = stored('was-led-to-admin', z.boolean(), { area: 'session', isReaders: true })

/** Leads an admin who lands on home to their desk, once. */
export function useAdminLanding(): void {
  const { user } = useSession()
  const search = useSearch()
  const [, navigate] = useLocation()

  useEffect(() => {
    const hasPendingOperation = pendingOperation.read() !== undefined
    if (!isLedToAdmin({ user, search, wasLed: wasLed.read() ?? false, hasPendingOperation })) return
    wasLed.write(true)
    navigate('/admin', { replace: true })
  }, [user, search, navigate])
}
