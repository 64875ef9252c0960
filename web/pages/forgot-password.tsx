import { useState } from 'react'
import { Link } from 'wouter'
import { textOf } from '#contract/errors.ts'
import { ForgottenPanel } from '#web/features/account/forgotten-panel.tsx'
import { usePageTitle } from '#web/platform/use-page-title.ts'
import { useSiteConfig } from '#web/platform/use-site-config.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Lantern } from '#web/ui/lantern.tsx'
import { PageMessage } from '#web/ui/page-message.tsx'

export function ForgotPasswordPage() {
  usePageTitle('Forgot Password')
  const [askedFor, setAskedFor] = useState<string>()
  const site = useSiteConfig()

  if (site?.passwordMail === false) {
    return (
      <PageMessage title="Forgot Password" text={textOf('mail_unavailable')}>
        <BackToLogin />
      </PageMessage>
    )
  }
  if (askedFor !== undefined) {
    const text = `If an account has the address ${askedFor}, a letter with a link is on its way. The link works once, within 30 minutes.`
    return (
      <PageMessage title="Look into Your Mailbox" text={text}>
        <BackToLogin />
      </PageMessage>
    )
  }
  return (
    <div className="mx-auto flex w-full max-w-md flex-col items-center gap-6 px-4 py-10 text-center sm:py-16">
      <Lantern className="size-16" />
      <h1 className="text-3xl">Forgot Password</h1>
      <p className="text-pretty text-quiet">We send a link to your address that sets a new password.</p>
      <Card className="w-full text-left">
        <ForgottenPanel onAsked={setAskedFor} />
      </Card>
    </div>
  )
}

const BackToLogin = () => (
  <Link href="/auth" className={buttonClass({ variant: 'primary' })}>
    Login
  </Link>
)
