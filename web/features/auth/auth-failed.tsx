import { Link } from 'wouter'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { PageMessage } from '#web/ui/page-message.tsx'

interface AuthFailedProps {
  error: Error
  onTryAgain: () => void
}

/** Nobody can say who is reading: the server did not answer as it should. */
export function AuthFailed({ error, onTryAgain }: AuthFailedProps) {
  const text = error.message || 'Failed to authenticate. Please try again.'
  return (
    <PageMessage title="Authentication Error" text={text} isAlert>
      <Button variant="primary" onClick={onTryAgain}>
        Try Again
      </Button>
      <Link href="/" className={buttonClass()}>
        Home
      </Link>
    </PageMessage>
  )
}
