import { useState } from 'react'
import type { Passkey } from '#contract/passkeys.ts'
import { timeAgo } from '#web/platform/time-ago.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx'
import { usePasskeyRemoval } from './passkeys.api.ts'

interface PasskeyRowProps {
  passkey: Passkey
  nowMs: number
}

/** One passkey, with its new name and its way out. */
export function PasskeyRow({ passkey, nowMs }: PasskeyRowProps) {
  const { id, name, createdAt, lastUsedAt } = passkey
  const [asked, setAsked] = useState<'rename' | 'remove'>()
  const close = () => setAsked(undefined)
  const removal = usePasskeyRemoval(id, () =>
    toast({ title: 'Passkey Removed', description: `${name} opens your account no more.` }),
  )
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
      <div className="min-w-0">
        <p className="truncate font-medium" title={name}>
          {name}
        </p>
        <p className="text-sm text-quiet">
          {lastUsedAt === null ? 'Added ' : 'Last used '}
          <time dateTime={lastUsedAt ?? createdAt}>
            {timeAgo(Date.parse(lastUsedAt ?? createdAt), nowMs)}
          </time>
        </p>
      </div>
      <div className="flex gap-2">
        <Button onClick={() => setAsked('rename')} aria-label={`Rename ${name}`}>
          Rename
        </Button>
        <Button onClick={() => setAsked('remove')} aria-label={`Remove ${name}`}>
          Remove
        </Button>
      </div>
      {asked === 'rename' && <RenamePasskeyDialog passkey={passkey} onClose={close} />}
      {asked === 'remove' && (
        <ConfirmDialog
          title="Remove this passkey?"
          text={`${name} will open your account no more. Delete it on its device as well.`}
          action="Remove"
          isBusy={removal.isPending}
          onConfirm={() => removal.mutate(undefined, { onSettled: close })}
          onClose={close}
        />
      )}
    </li>
  )
}
