import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  title: string
  /** The loss that it leads to. */
  text: string
  /** The word for going through with it. */
  action: string
  isBusy?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is lost. Open for as long as it is shown. */
export const ConfirmDialog = ({ title, text, action, isBusy, onConfirm, onClose }: ConfirmDialogProps) => (
  <Dialog isOpen onClose={onClose} title={title} description={text}>
    <div className="flex flex-wrap justify-end gap-3">
      <Button onClick={onClose}>Cancel</Button>
      <Button variant="danger" onClick={onConfirm} isBusy={isBusy}>
        {action}
      </Button>
    </div>
  </Dialog>
)
