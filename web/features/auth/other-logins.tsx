import { useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { User } from '#contract/session.ts'
import { textOfError } from '#web/platform/call-error.ts'
import { canUsePasskeys, submitPasskeyLogin } from '#web/platform/session/passkey.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { OidcButton } from './oidc-button.tsx'

export interface LoginPanelProps {
  /** Called after the session stands; a page that watches the session needs no call. */
  onLoggedIn?: (user: User) => void
  /** Title of the toast when it did not work. */
  failureTitle?: string
}

/** Ways in beside the password, below its form. */
export const OtherLogins = ({ onLoggedIn, failureTitle = 'Login Failed' }: LoginPanelProps) => (
  <>
    <PasskeyButton onLoggedIn={onLoggedIn} failureTitle={failureTitle} />
    <OidcButton failureTitle={failureTitle} />
  </>
)

function PasskeyButton({ onLoggedIn, failureTitle = '' }: LoginPanelProps) {
  const queries = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  if (!canUsePasskeys()) return null

  const logIn = async () => {
    setIsBusy(true)
    try {
      const user = await submitPasskeyLogin(queries)
      onLoggedIn?.(user)
    } catch (error) {
      toast({ title: failureTitle, description: textOfError(error), variant: 'danger' })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Button onClick={() => void logIn()} isBusy={isBusy}>
      <KeyRound aria-hidden="true" className="size-4" /> Log in with a passkey
    </Button>
  )
}
