import { useLocation, useSearch } from 'wouter'
import { pendingContinuation, pendingOperation } from '#web/platform/pending-operation.ts'
import { toast } from '#web/ui/toast.ts'
import { destinationAfterLogin } from './after-login.ts'

/** Returns a function that leads a reader on once they are logged in. */
export function useAfterLogin(): { goOn: () => void } {
  const [, navigate] = useLocation()
  const search = useSearch()

  const goOn = () => {
    const { path, notice } = destinationAfterLogin({
      operation: pendingOperation.read(),
      continuation: pendingContinuation.read(),
      query: new URLSearchParams(search),
    })
    if (notice) toast({ title: 'Authentication Successful', description: notice })
    // The auth page leaves no trace: going back would only lead forward again.
    navigate(path, { replace: true })
  }
  return { goOn }
}
