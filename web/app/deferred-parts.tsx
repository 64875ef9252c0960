import { Suspense } from 'react'
import { loginRequest } from '#web/platform/session/ask-to-log-in.ts'
import { useStore } from '#web/platform/store.ts'
import { SiteNotice } from '#web/features/site/site-notice.tsx'
import { late } from '#web/ui/late.tsx'
import { Toaster } from '#web/ui/toaster.tsx'
import { OfflineParts } from './offline/offline-parts.tsx'

const AuthDialog = late(async () => (await import('#web/features/auth/auth-dialog.tsx')).AuthDialog)

/** The features that nobody waits for. */
export const DeferredParts = () => (
  <>
    <OfflineParts />
    <LoginAgain />
    <SiteNotice />
    <Toaster />
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
