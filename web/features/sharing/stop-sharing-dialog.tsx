import type { Share } from '#contract/sharing.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface StopSharingDialogProps {
  share: Share
  isBusy: boolean
  onStop: () => void
  onClose: () => void
}

/** Open for as long as it is shown. */
export function StopSharingDialog({ share: { title }, isBusy, onStop, onClose }: StopSharingDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Stop sharing"
      description={`The link to "${title}" will no longer work. If you share the story again, it gets a new one.`}
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="danger" onClick={onStop} isBusy={isBusy}>
          Stop sharing
        </Button>
      </div>
    </Dialog>
  )
}
