import { useState, type SyntheticEvent } from 'react'
import { DialogActions } from '#web/ui/dialog-actions.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { useDeskAct } from './reader.api.ts'

interface DecisionFormProps {
  label: string
  action: string
  /** Asks for the admin's own password in the place of a reason. */
  isPassword?: boolean
  save: (words: string) => Promise<unknown>
  doneText: { title: string; description: string }
  onDone?: () => void
  onClose: () => void
}

/** Asks for the words that an act of the desk needs, and does it. */
export function DecisionForm({
  label,
  action,
  isPassword = false,
  save,
  doneText,
  onDone,
  onClose,
}: DecisionFormProps) {
  const [words, setWords] = useState('')
  const act = useDeskAct(save, () => {
    toast(doneText)
    onClose()
    onDone?.()
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (words.trim() !== '') act.mutate(words)
  }
  const field = {
    label,
    value: words,
    onChange: ({ target }: { target: { value: string } }) => setWords(target.value),
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {isPassword ? (
        <PasswordField {...field} autoComplete="current-password" />
      ) : (
        <TextField {...field} maxLength={500} />
      )}
      <DialogActions
        action={action}
        variant="danger"
        isBusy={act.isPending}
        disabled={words.trim() === ''}
        onCancel={onClose}
      />
    </form>
  )
}
