import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  title: string
  /** The loss that it leads to. */
  text: string
  /** The word for going through with it. */
  action: string
  /** The word for leaving it. */
  cancel?: string
  isBusy?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is lost. Open for as long as it is shown. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { title, text, action, cancel = 'Cancel', isBusy, onConfirm, onClose } = props
  return (
    <Dialog isOpen onClose={onClose} title={title} description={text}>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{cancel}</Button>
        <Button variant="danger" onClick={onConfirm} isBusy={isBusy}>
          {action}
        </Button>
      </div>
    </Dialog>
  )
}
