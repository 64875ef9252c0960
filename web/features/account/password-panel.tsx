import { rememberChange } from '#web/platform/session/remembered.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { submitPassword } from './account.api.ts'
import { PasswordFields } from './password-fields.ts'
import { SettingsCard } from './settings-card.tsx'
import { useAccountForm } from './use-account-form.ts'

const failed = 'Failed to update password'

export function PasswordPanel({ onChanged }: { onChanged: () => void }) {
  const { register, submit, isSubmitting, errorOf } = useAccountForm({
    schema: PasswordFields,
    empty: { currentPassword: '', newPassword: '', confirmPassword: '' },
    save: async ({ currentPassword, newPassword }) => {
      await submitPassword(currentPassword, newPassword)
      rememberChange({ password: newPassword })
      onChanged()
      toast({
        title: 'Password updated successfully',
        description: 'You have been logged out everywhere else.',
      })
    },
    failure: { title: failed },
  })

  return (
    <SettingsCard title="Change Password" text="A new password logs you out everywhere else.">
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <PasswordField
          {...register('currentPassword')}
          label="Current Password"
          autoComplete="current-password"
          error={errorOf('currentPassword')}
        />
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
        <Button variant="primary" type="submit" isBusy={isSubmitting} className="self-start">
          Update Password
        </Button>
      </form>
    </SettingsCard>
  )
}
