import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { canUsePasskeys } from '#web/platform/session/passkey.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { SettingsCard } from '../settings-card.tsx'
import { NewPasskeyDialog } from './new-passkey-dialog.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import { passkeysQuery } from './passkeys.api.ts'

/** The keys that open the account beside its password. */
export function PasskeysCard() {
  const { data, dataUpdatedAt, isLoading, error, refetch } = useQuery(passkeysQuery)
  const [isAdding, setIsAdding] = useState(false)
  return (
    <SettingsCard
      title="Passkeys"
      text="Log in with your fingerprint, your face or a security key in place of the password."
    >
      {isLoading && <Skeleton className="h-11" />}
      {error && (
        <NotLoaded
          title="Your passkeys could not be loaded"
          error={error}
          onTryAgain={() => void refetch()}
        />
      )}
      {data?.passkeys.length === 0 && (
        // As high as what stood for it, so that nothing below moves under a finger.
        <p className="flex h-11 items-center text-sm text-quiet">You have none yet.</p>
      )}
      {data && data.passkeys.length > 0 && (
        <ul className="divide-y divide-line">
          {data.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} nowMs={dataUpdatedAt} />
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        <Button onClick={() => setIsAdding(true)} className="self-start">
          Add a passkey
        </Button>
      ) : (
        <p className="text-sm text-quiet">This browser can't add one at this address.</p>
      )}
      {isAdding && <NewPasskeyDialog onClose={() => setIsAdding(false)} />}
    </SettingsCard>
  )
}
