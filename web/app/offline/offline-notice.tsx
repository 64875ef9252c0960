import { CloudOff } from 'lucide-react'
import { useIsOnline } from '#web/platform/offline/connection.ts'

/** Says in the navigation bar's free place that there is no connection; the region always stands, so that it is heard. */
export function OfflineNotice() {
  const isOnline = useIsOnline()
  return (
    <output className="pointer-events-none fixed top-[env(safe-area-inset-top)] right-16 z-31 flex h-(--nav-height) items-center md:right-1/2 md:translate-x-1/2">
      {!isOnline && (
        <span className="flex animate-fade-in items-center gap-1.5 rounded-full border border-line bg-raised px-3 py-1 text-sm text-quiet">
          <CloudOff aria-hidden="true" className="size-4" />
          Offline
          <span className="sr-only">. The stories you read last can still be read.</span>
        </span>
      )}
    </output>
  )
}
