import { useState, type SyntheticEvent } from 'react'
import type { SignUpInvitation } from '#contract/sign-up.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useInvitationMaking, useInvitationRemoval } from './sign-up.api.ts'

/** Links by which accounts are made; a link is shown once, when it is made. */
export function Invitations({ invitations }: { invitations: SignUpInvitation[] }) {
  const [label, setLabel] = useState('')
  const [uses, setUses] = useState('5')
  const [days, setDays] = useState('14')
  const { make, isBusy, link } = useInvitationMaking()
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    make({ label, uses: Number(uses), days: Number(days) })
  }
  return (
    <section aria-label="Invitations" className="flex flex-col gap-4">
      <ul className="divide-y divide-line">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
      <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-4">
        <TextField
          label="For whom"
          value={label}
          maxLength={100}
          onChange={({ target }) => setLabel(target.value)}
          className="min-w-40 flex-1"
        />
        <TextField
          label="People"
          type="number"
          min={1}
          max={1000}
          value={uses}
          onChange={({ target }) => setUses(target.value)}
          className="w-28"
        />
        <TextField
          label="Days"
          type="number"
          min={1}
          max={365}
          value={days}
          onChange={({ target }) => setDays(target.value)}
          className="w-28"
        />
        <Button type="submit" isBusy={isBusy}>
          Make a link
        </Button>
      </form>
      {link !== undefined && <TextField label="The link, shown this once" value={link} readOnly />}
    </section>
  )
}

function InvitationRow({
  invitation: { id, label, uses, usesLeft, expiresAt },
}: {
  invitation: SignUpInvitation
}) {
  const removal = useInvitationRemoval(id)
  const name = label || `Invitation ${id}`
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3 text-sm">
      <p className="min-w-0 break-words">
        <span className="font-medium">{name}</span>
        <span className="text-quiet">
          {' '}
          · {usesLeft} of {uses} left · until {expiresAt.slice(0, 10)}
        </span>
      </p>
      <Button isBusy={removal.isPending} onClick={() => removal.mutate()} aria-label={`End ${name}`}>
        End
      </Button>
    </li>
  )
}
