import { DialogActions } from './dialog-actions.tsx'
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
  const { title, text, action, cancel, isBusy, onConfirm, onClose } = props
  return (
    <Dialog isOpen onClose={onClose} title={title} description={text}>
      <DialogActions
        action={action}
        cancel={cancel}
        variant="danger"
        isBusy={isBusy}
        onCancel={onClose}
        onConfirm={onConfirm}
      />
    </Dialog>
  )
}
