import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/** Whether to log out although something was not sent yet. */
export function UnsentDialog({ onAnswer }: { onAnswer: (mayLogOut: boolean) => void }) {
  return (
    <Dialog
      isOpen
      onClose={() => onAnswer(false)}
      title="Not everything has been sent"
      description="What you wrote without a connection still waits here. It is lost when you log out now."
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={() => onAnswer(false)}>Stay</Button>
        <Button variant="danger" onClick={() => onAnswer(true)}>
          Log out anyway
        </Button>
      </div>
    </Dialog>
  )
}
