import { useQuery } from '@tanstack/react-query'
import { useState, type SyntheticEvent } from 'react'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { SignUpMode } from '#contract/site.ts'
import type { getSignUp } from '#contract/sign-up.ts'
import { Button } from '#web/ui/button.tsx'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { AdminCard } from '../admin-card.tsx'
import { Invitations } from './invitations.tsx'
import { signUpQuery, useNoticeChange, useSignUpChange } from './sign-up.api.ts'

/** Who may make an account, the invitations, and the line that everyone reads. */
export function SignUp() {
  const { data, error, refetch } = useQuery(signUpQuery)
  return (
    <AdminCard title="Sign-up" text="Who may make an account, and a line for everyone.">
      {!data && !error && <Skeleton className="h-40" />}
      {!data && error && (
        <NotLoaded title="The sign-up could not be loaded" error={error} onTryAgain={() => void refetch()} />
      )}
      {data && <Forms given={data} />}
    </AdminCard>
  )
}

const modes: { value: SignUpMode; label: string }[] = [
  { value: 'open', label: 'Everyone' },
  { value: 'invitation', label: 'By invitation' },
  { value: 'closed', label: 'Nobody' },
]

function Forms({ given }: { given: ReplyOf<typeof getSignUp> }) {
  const [mode, setMode] = useState(given.mode)
  const [reason, setReason] = useState(given.reason)
  const [notice, setNotice] = useState(given.notice)
  const change = useSignUpChange()
  const noticeChange = useNoticeChange()
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    change.mutate({ mode, reason })
  }
  const submitNotice = (event: SyntheticEvent) => {
    event.preventDefault()
    noticeChange.mutate(notice)
  }
  return (
    <>
      <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-4">
        <SelectField
          label="Who may make an account"
          value={mode}
          choices={modes}
          onChoose={setMode}
          className="min-w-48"
        />
        {mode !== 'open' && (
          <TextField
            label="Reason, shown to visitors"
            value={reason}
            maxLength={500}
            onChange={({ target }) => setReason(target.value)}
            className="min-w-56 flex-1"
          />
        )}
        <Button variant="primary" type="submit" isBusy={change.isPending}>
          Save sign-up
        </Button>
      </form>
      {given.mode === 'invitation' && <Invitations invitations={given.invitations} />}
      <form onSubmit={submitNotice} noValidate className="flex flex-wrap items-end gap-4">
        <TextField
          label="A line for everyone, on every page"
          placeholder="Maintenance tonight from nine"
          value={notice}
          maxLength={500}
          onChange={({ target }) => setNotice(target.value)}
          className="min-w-56 flex-1"
        />
        <Button type="submit" isBusy={noticeChange.isPending}>
          Save line
        </Button>
      </form>
    </>
  )
}
