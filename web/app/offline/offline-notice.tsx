import { CloudOff } from 'lucide-react'
import { createPortal } from 'react-dom'
import { NOTICE_ID } from '../nav/nav-bar.tsx'
import { useIsOnline } from '#web/platform/offline/connection.ts'

/** Says in the navigation bar that there is no connection. */
export function OfflineNotice() {
  const isOnline = useIsOnline()
  const place = document.getElementById(NOTICE_ID)
  if (isOnline || !place) return null
  return createPortal(
    <span className="flex animate-fade-in items-center gap-1.5 rounded-full border border-line bg-raised px-3 py-1 text-sm text-quiet">
      <CloudOff aria-hidden="true" className="size-4" />
      <span className="md:max-lg:sr-only">Offline</span>
      <span className="sr-only">. The stories you read last can still be read.</span>
    </span>,
    place,
  )
}
