import { useEffect } from 'react'
import { watchOutbox } from '#web/features/stories/store/watch-outbox.ts'
import { useSession } from '#web/platform/session/use-session.ts'
import { bringWorker } from './bring-worker.ts'
import { LogoutQuestion } from './logout-question.tsx'
import { OfflineNotice } from './offline-notice.tsx'

/** The parts of the app for its days without a connection. */
export function OfflineParts() {
  const { isSignedIn } = useSession()

  useEffect(() => void bringWorker(), [])
  useEffect(() => (isSignedIn ? watchOutbox() : undefined), [isSignedIn])

  return (
    <>
      <OfflineNotice />
      <LogoutQuestion />
    </>
  )
}
