import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { DeletionForm } from '#contract/account.ts'
import { forgetReaderHere } from '#web/platform/session/current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogActions } from '#web/ui/dialog-actions.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { removeAccount } from './account.api.ts'
import { SettingsCard } from './settings-card.tsx'
import { useAccountForm } from './use-account-form.ts'

const failed = 'Failed to delete account'

export function DeleteCard() {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <SettingsCard
      title="Delete Account"
      text="Your stories, bookmarks, shared links and pictures go with it, at once and for good."
    >
      <Button onClick={() => setIsAsked(true)} className="self-start border-danger! text-danger!">
        Delete Account
      </Button>
      <Dialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        title="Delete Account"
        description="This action cannot be undone. Your password confirms it."
      >
        <ConfirmForm onCancel={() => setIsAsked(false)} />
      </Dialog>
    </SettingsCard>
  )
}

function ConfirmForm({ onCancel }: { onCancel: () => void }) {
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const { register, submit, isSubmitting, errorOf } = useAccountForm({
    schema: DeletionForm,
    empty: { password: '' },
    save: async (form) => {
      await removeAccount(form)
      navigate('/', { replace: true })
      await forgetReaderHere(queries)
      toast({ title: 'Account Deleted', description: 'Your account and everything in it are gone.' })
    },
    failure: { title: failed },
  })
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <PasswordField
        {...register('password')}
        label="Current Password"
        autoComplete="current-password"
        error={errorOf('password')}
      />
      <DialogActions action="Delete Account" variant="danger" isBusy={isSubmitting} onCancel={onCancel} />
    </form>
  )
}
