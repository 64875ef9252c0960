import { useQueryClient } from '@tanstack/react-query'
import { EmailChangeForm } from '#contract/account.ts'
import { userQuery } from '#web/platform/session/user-query.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { submitEmail } from './account.api.ts'
import { useAccountForm } from './use-account-form.ts'

interface EmailPanelProps {
  /** The toast's words once it is saved. */
  savedText: string
  buttonText: string
  label?: string
  /** Whether there is an address already: then the password is asked for. */
  isChange?: boolean
}

/** Sets the reader's address: on the account page, and in the dialog for those who have none. */
export function EmailPanel({ savedText, buttonText, label = 'Email', isChange = false }: EmailPanelProps) {
  const queries = useQueryClient()
  const { register, submit, isSubmitting, errorOf } = useAccountForm({
    schema: EmailChangeForm,
    empty: isChange ? { email: '', currentPassword: '' } : { email: '' },
    save: async (form) => {
      const { emailToConfirm } = await submitEmail(form)
      if (emailToConfirm === undefined) toast({ title: 'Email Updated', description: savedText })
      else toast({ title: 'Confirm your email', description: `A link was sent to ${emailToConfirm}.` })
      await queries.invalidateQueries({ queryKey: userQuery.queryKey })
    },
    failure: {
      title: 'Email Update Failed',
      silence: { title: 'Failed to update email', description: 'An error occurred. Please try again.' },
    },
  })

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <TextField
        {...register('email')}
        label={label}
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errorOf('email')}
      />
      {isChange && (
        <PasswordField
          {...register('currentPassword')}
          label="Your Password"
          autoComplete="current-password"
          error={errorOf('currentPassword')}
        />
      )}
      <Button variant="primary" type="submit" isBusy={isSubmitting} className="self-start">
        {buttonText}
      </Button>
    </form>
  )
}
