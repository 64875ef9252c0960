import { useQueryClient } from '@tanstack/react-query'
import { UsernameForm } from '#contract/account.ts'
import { rememberChange } from '#web/platform/session/remembered.ts'
import { userQuery } from '#web/platform/session/user-query.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { submitUsername } from './account.api.ts'
import { SettingsCard } from './settings-card.tsx'
import { useAccountForm } from './use-account-form.ts'

export function UsernamePanel({ username }: { username: string }) {
  const queries = useQueryClient()
  const { register, submit, isSubmitting, errorOf } = useAccountForm({
    schema: UsernameForm,
    empty: { newUsername: '' },
    save: async (form) => {
      await submitUsername(form)
      rememberChange({ username: form.newUsername })
      await queries.invalidateQueries({ queryKey: userQuery.queryKey })
      toast({ title: 'Username Updated', description: 'Username updated successfully' })
    },
    failure: {
      title: 'Username Update Failed',
      silence: { title: 'Username Update Failed', description: 'Failed to update username' },
    },
  })

  return (
    <SettingsCard title="Change Username" text={<>You are {username}.</>}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <TextField
          {...register('newUsername')}
          label="New Username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errorOf('newUsername')}
          hint={<span className="text-quiet">3 to 30 letters, digits, _, - or .</span>}
        />
        <Button variant="primary" type="submit" isBusy={isSubmitting} className="self-start">
          Update Username
        </Button>
      </form>
    </SettingsCard>
  )
}
