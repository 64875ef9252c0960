import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { textOf } from '#contract/errors.ts'
import { ResetPanel } from '#web/features/account/reset-panel.tsx'
import { usePageTitle } from '#web/platform/use-page-title.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Lantern } from '#web/ui/lantern.tsx'
import { PageMessage } from '#web/ui/page-message.tsx'

/** Where a mailed link leads: its token stands behind the `#`, where no server sees it. */
export function ResetPasswordPage() {
  usePageTitle('New Password')
  const [token] = useState(() => location.hash.slice(1))
  const [isReset, setIsReset] = useState(false)

  // Whoever looks over a shoulder or into the history later finds no token.
  useEffect(() => history.replaceState(history.state, '', location.pathname), [])

  if (isReset) {
    return (
      <PageMessage title="Password Updated" text="Password updated successfully">
        <Link href="/auth" className={buttonClass({ variant: 'primary' })}>
          Login
        </Link>
      </PageMessage>
    )
  }
  if (token === '') {
    return (
      <PageMessage title="New Password" text={textOf('reset_link_invalid')}>
        <Link href="/auth" className={buttonClass({ variant: 'primary' })}>
          Login
        </Link>
      </PageMessage>
    )
  }
  return (
    <div className="mx-auto flex w-full max-w-md flex-col items-center gap-6 px-4 py-10 sm:py-16">
      <Lantern className="size-16" />
      <h1 className="text-3xl">New Password</h1>
      <Card className="w-full">
        <ResetPanel token={token} onReset={() => setIsReset(true)} />
      </Card>
    </div>
  )
}
