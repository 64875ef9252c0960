import { Suspense } from 'react'
import { loginRequest } from '#web/platform/session/ask-to-log-in.ts'
import { useStore } from '#web/platform/store.ts'
import { late, lateExtra } from '#web/ui/late.tsx'
import { OfflineParts } from './offline/offline-parts.tsx'

const AuthDialog = late(async () => (await import('#web/features/auth/auth-dialog.tsx')).AuthDialog)

const SiteNotice = lateExtra(async () => (await import('#web/features/site/site-notice.tsx')).SiteNotice)

/** The features that nobody waits for. */
export const DeferredParts = () => (
  <>
    <OfflineParts />
    <LoginAgain />
    <Suspense>
      <SiteNotice />
    </Suspense>
  </>
)

/** The login dialog for what waits for a session, on whichever page it was done. */
function LoginAgain() {
  const request = useStore(loginRequest)
  if (!request) return null
  return (
    <Suspense>
      <AuthDialog text={request.text} onClose={request.settle} />
    </Suspense>
  )
}
