import type { ReactNode } from 'react'
import { Button } from './button.tsx'

interface DialogActionsProps {
  /** The word for going through with it. */
  action: ReactNode
  /** The word for leaving it. */
  cancel?: string
  variant?: 'primary' | 'danger'
  isBusy?: boolean
  disabled?: boolean
  onCancel: () => void
  /** Without it the form around is submitted. */
  onConfirm?: () => void
}

/** The two ways out at the end of a dialog. */
export const DialogActions = (props: DialogActionsProps) => {
  const { action, cancel = 'Cancel', variant = 'primary', isBusy, disabled, onCancel, onConfirm } = props
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button onClick={onCancel}>{cancel}</Button>
      <Button
        variant={variant}
        type={onConfirm ? 'button' : 'submit'}
        onClick={onConfirm}
        disabled={disabled}
        isBusy={isBusy}
      >
        {action}
      </Button>
    </div>
  )
}
