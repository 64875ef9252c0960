import { useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { User } from '#contract/session.ts'
import { textOfError } from '#web/platform/call-error.ts'
import { canUsePasskeys, submitPasskeyLogin } from '#web/platform/session/passkey.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { OidcButton } from './oidc-button.tsx'

interface OtherLoginsProps {
  onLoggedIn: ((user: User) => void) | undefined
  failureTitle: string
}

/** Ways in beside the password, below its form. */
export const OtherLogins = ({ onLoggedIn, failureTitle }: OtherLoginsProps) => (
  <>
    <PasskeyButton onLoggedIn={onLoggedIn} failureTitle={failureTitle} />
    <OidcButton failureTitle={failureTitle} />
  </>
)

function PasskeyButton({ onLoggedIn, failureTitle }: OtherLoginsProps) {
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
