import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { textOf } from '#contract/errors.ts'
import { useClaim } from '#web/features/account/account.api.ts'
import { useSession } from '#web/platform/session/use-session.ts'
import { textOfError } from '#web/platform/call-error.ts'
import { usePageTitle } from '#web/platform/use-page-title.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { PageMessage } from '#web/ui/page-message.tsx'

const TITLE = 'Become the Admin'

/** Outlives the login on the way, and nothing longer: it stands in no address, storage or history. */
const held = { token: '' }

function takeToken(): string {
  held.token = location.hash.slice(1) || held.token
  return held.token
}

/** Where the link leads that the server prints while nobody is an admin: its token stands behind the `#`. */
export function ClaimPage() {
  usePageTitle(TITLE)
  const { user } = useSession()
  const [token] = useState(takeToken)
  const { mutate, isPending, isSuccess, error } = useClaim(token)

  // Whoever looks over a shoulder or into the history later finds no token.
  useEffect(() => history.replaceState(history.state, '', location.pathname), [])

  if (isSuccess) {
    return (
      <PageMessage title="You are the admin" text="The desk shows who uses the site and which model tells.">
        <Link href="/admin" className={buttonClass({ variant: 'primary' })}>
          Admin Dashboard
        </Link>
      </PageMessage>
    )
  }
  if (token === '' || error) {
    const text = error ? textOfError(error) : textOf('claim_link_invalid')
    return (
      <PageMessage title={TITLE} text={text} isAlert>
        <Link href="/" className={buttonClass({ variant: 'primary' })}>
          Home
        </Link>
      </PageMessage>
    )
  }
  if (!user) {
    return (
      <PageMessage
        title={TITLE}
        text="Log in or register first: the account that opens this link becomes the admin of this site."
      >
        <Link href="/auth?redirect=%2Fclaim" className={buttonClass({ variant: 'primary' })}>
          Login / Register
        </Link>
      </PageMessage>
    )
  }
  return (
    <PageMessage
      title={TITLE}
      text={`This makes ${user.username} the admin of this site. The link is good once.`}
    >
      <Button variant="primary" isBusy={isPending} onClick={() => mutate()}>
        Become the admin
      </Button>
    </PageMessage>
  )
}
