import * as z from 'zod/mini'
import { PasskeyName, askNewPasskey, listPasskeys } from '#contract/passkeys.ts'
import { PasskeyNotUsed } from '#web/platform/session/passkey.ts'
import { useRefresh } from '#web/platform/use-refresh.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogActions } from '#web/ui/dialog-actions.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { deviceName } from '../device-name.ts'
import { useAccountForm } from '../use-account-form.ts'
import { submitPasskey } from './passkeys.api.ts'

const Fields = z.extend(askNewPasskey.body, { name: PasskeyName })
const failed = 'Failed to add the passkey'

/** Adds a passkey of this device; it takes the password, so that nobody else at an open session can. */
export function NewPasskeyDialog({ onClose }: { onClose: () => void }) {
  const refresh = useRefresh(listPasskeys)
  const { register, submit, isSubmitting, errorOf } = useAccountForm({
    schema: Fields,
    empty: { name: deviceName(navigator.userAgent), currentPassword: '' },
    save: async ({ name, currentPassword }) => {
      try {
        await submitPasskey(name, currentPassword)
      } catch (error) {
        if (!(error instanceof PasskeyNotUsed)) throw error
        toast({ title: failed, description: error.message, variant: 'danger' })
        return
      }
      toast({ title: 'Passkey Added', description: `${name} opens your account from now on.` })
      await refresh()
      onClose()
    },
    failure: { title: failed },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Add a Passkey"
      description="Your browser makes it and keeps it; this site gets its public half."
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <TextField {...register('name')} label="Name" autoComplete="off" error={errorOf('name')} />
        <PasswordField
          {...register('currentPassword')}
          label="Your Password"
          autoComplete="current-password"
          error={errorOf('currentPassword')}
        />
        <DialogActions action="Add" isBusy={isSubmitting} onCancel={onClose} />
      </form>
    </Dialog>
  )
}
