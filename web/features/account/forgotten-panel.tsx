import { EmailForm } from '#contract/account.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { requestReset } from './account.api.ts'
import { useAccountForm } from './use-account-form.ts'

const failed = 'Failed to ask for a new password'

/** Asks for a link by mail; `onAsked` gets the address it was asked for. */
export function ForgottenPanel({ onAsked }: { onAsked: (email: string) => void }) {
  const { register, submit, isSubmitting, errorOf } = useAccountForm({
    schema: EmailForm,
    empty: { email: '' },
    save: async (form) => {
      await requestReset(form)
      onAsked(form.email)
    },
    failure: { title: failed },
  })
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <TextField
        {...register('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errorOf('email')}
      />
      <Button variant="primary" type="submit" isBusy={isSubmitting}>
        Send Link
      </Button>
    </form>
  )
}
