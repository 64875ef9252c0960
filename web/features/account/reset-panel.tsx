import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { submitPasswordByToken } from './account.api.ts'
import { NewPasswordFields } from './password-fields.ts'
import { useAccountForm } from './use-account-form.ts'

const failed = 'Failed to update password'

/** Sets a new password by the token of a link. */
export function ResetPanel({ token, onReset }: { token: string; onReset: () => void }) {
  const { register, submit, isSubmitting, errorOf } = useAccountForm({
    schema: NewPasswordFields,
    empty: { newPassword: '', confirmPassword: '' },
    save: async ({ newPassword }) => {
      await submitPasswordByToken(token, newPassword)
      onReset()
    },
    failure: { title: failed },
  })
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <PasswordField
        {...register('newPassword')}
        label="New Password"
        autoComplete="new-password"
        error={errorOf('newPassword')}
        hint={<span className="text-quiet">At least 8 characters</span>}
      />
      <PasswordField
        {...register('confirmPassword')}
        label="Confirm New Password"
        autoComplete="new-password"
        error={errorOf('confirmPassword')}
      />
      <Button variant="primary" type="submit" isBusy={isSubmitting}>
        Update Password
      </Button>
    </form>
  )
}
