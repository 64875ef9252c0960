import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { startOidcLink } from '#contract/oidc.ts'
import { useSiteConfig } from '#web/platform/use-site-config.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogActions } from '#web/ui/dialog-actions.tsx'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { SettingsCard } from '../settings-card.tsx'
import { useAccountForm } from '../use-account-form.ts'
import { identitiesQuery, leaveToConnect, useDisconnection } from './identities.api.ts'

/** The account at the site's OpenID provider that opens this one, where the site has a provider. */
export function IdentitiesCard() {
  const name = useSiteConfig()?.oidcName
  return name === undefined ? null : <Identities name={name} />
}

function Identities({ name }: { name: string }) {
  const { data, error, refetch } = useQuery(identitiesQuery)
  const [isConnecting, setIsConnecting] = useState(false)
  const [leaving, setLeaving] = useState<number>()
  const close = () => setLeaving(undefined)
  const disconnection = useDisconnection(() =>
    toast({ title: 'Disconnected', description: `${name} opens your account no more.` }),
  )
  return (
    <SettingsCard title={`Login with ${name}`} text={`Your account at ${name} can open this one.`}>
      {error && (
        <NotLoaded title="This could not be loaded" error={error} onTryAgain={() => void refetch()} />
      )}
      {data?.identities.map(({ id, provider }) => (
        <div key={id} className="flex min-h-11 items-center justify-between gap-4">
          <p className="min-w-0 truncate">Connected at {provider}</p>
          <Button onClick={() => setLeaving(id)}>Disconnect</Button>
        </div>
      ))}
      {data?.identities.length === 0 && (
        <Button onClick={() => setIsConnecting(true)} className="self-start">
          Connect {name}
        </Button>
      )}
      {isConnecting && <ConnectDialog name={name} onClose={() => setIsConnecting(false)} />}
      {leaving !== undefined && (
        <ConfirmDialog
          title={`Disconnect ${name}?`}
          text="From then on you log in with your password. If you have none yet, have one set first."
          action="Disconnect"
          isBusy={disconnection.isPending}
          onConfirm={() => disconnection.mutate(leaving, { onSettled: close })}
          onClose={close}
        />
      )}
    </SettingsCard>
  )
}

function ConnectDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const failed = `Failed to connect ${name}`
  const { register, submit, isSubmitting, errorOf } = useAccountForm({
    schema: startOidcLink.body,
    empty: { currentPassword: '' },
    save: ({ currentPassword }) => leaveToConnect(currentPassword),
    failure: { title: failed },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Connect ${name}`}
      description="Your password confirms it; then you log in there."
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <PasswordField
          {...register('currentPassword')}
          label="Your Password"
          autoComplete="current-password"
          error={errorOf('currentPassword')}
        />
        <DialogActions action="Go on" isBusy={isSubmitting} onCancel={onClose} />
      </form>
    </Dialog>
  )
}
