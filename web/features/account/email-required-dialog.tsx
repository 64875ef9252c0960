import { useSession } from '#web/platform/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmailPanel } from './email-panel.tsx'

/** Asks a reader without an email for one; nothing else can be done before, save leaving. */
export function EmailRequiredDialog() {
  const { logOut } = useSession()
  return (
    <Dialog
      isOpen
      isBlocking
      onClose={() => {}}
      title="Email Required"
      description="Please add an email address to your account to go on."
    >
      <EmailPanel savedText="Your email has been added to your account." buttonText="Save Email" />
      <Button variant="quiet" onClick={() => void logOut()} className="mt-2 -ml-5">
        Logout
      </Button>
    </Dialog>
  )
}
