import { Suspense } from 'react'
import { useSession } from '#web/platform/session/use-session.ts'
import { late } from '#web/ui/late.tsx'

const EmailRequiredDialog = late(
  async () => (await import('#web/features/account/email-required-dialog.tsx')).EmailRequiredDialog,
)

/** Stands over every page while a reader has no email. */
export function RequiredEmail() {
  const { user } = useSession()
  if (!user || user.email !== undefined) return null
  return (
    <Suspense>
      <EmailRequiredDialog />
    </Suspense>
  )
}
