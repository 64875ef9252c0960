import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { textOf } from '#contract/errors.ts'
import { useEmailConfirmation } from '#web/features/account/account.api.ts'
import { textOfError } from '#web/platform/call-error.ts'
import { usePageTitle } from '#web/platform/use-page-title.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { PageMessage } from '#web/ui/page-message.tsx'

const TITLE = 'Confirm Email'

/** Where the link to a new address leads: its token stands behind the `#`, where no server sees it. */
export function ConfirmEmailPage() {
  usePageTitle(TITLE)
  const [token] = useState(() => location.hash.slice(1))
  const { mutate, isPending, isSuccess, error } = useEmailConfirmation(token)

  // Whoever looks over a shoulder or into the history later finds no token.
  useEffect(() => history.replaceState(history.state, '', location.pathname), [])

  if (isSuccess) {
    return (
      <PageMessage title="Email Updated" text="Your email has been changed.">
        <Home />
      </PageMessage>
    )
  }
  if (token === '' || error) {
    return (
      <PageMessage title={TITLE} text={error ? textOfError(error) : textOf('email_link_invalid')} isAlert>
        <Home />
      </PageMessage>
    )
  }
  return (
    <PageMessage title={TITLE} text="From now on this address belongs to your account.">
      <Button variant="primary" isBusy={isPending} onClick={() => mutate()}>
        Confirm email
      </Button>
    </PageMessage>
  )
}

const Home = () => (
  <Link href="/" className={buttonClass({ variant: 'primary' })}>
    Home
  </Link>
)
