import * as z from 'zod/mini'
import { PasskeyName, listPasskeys, type Passkey } from '#contract/passkeys.ts'
import { useRefresh } from '#web/platform/use-refresh.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogActions } from '#web/ui/dialog-actions.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useAccountForm } from '../use-account-form.ts'
import { submitPasskeyName } from './passkeys.api.ts'

const Fields = z.object({ name: PasskeyName })
const failed = 'Failed to rename the passkey'

interface RenamePasskeyDialogProps {
  passkey: Passkey
  onClose: () => void
}

/** Renames a passkey. */
export function RenamePasskeyDialog({ passkey, onClose }: RenamePasskeyDialogProps) {
  const refresh = useRefresh(listPasskeys)
  const { register, submit, isSubmitting, errorOf } = useAccountForm({
    schema: Fields,
    empty: { name: passkey.name },
    save: async ({ name }) => {
      await submitPasskeyName(passkey.id, name)
      await refresh()
      onClose()
    },
    failure: { title: failed },
  })
  return (
    <Dialog isOpen onClose={onClose} title="Rename Passkey" description="A name by which you know it.">
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <TextField {...register('name')} label="Name" autoComplete="off" error={errorOf('name')} />
        <DialogActions action="Save" isBusy={isSubmitting} onCancel={onClose} />
      </form>
    </Dialog>
  )
}
