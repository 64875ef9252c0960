import { useQueryClient } from '@tanstack/react-query'
import { listSessions } from '#contract/account.ts'
import type { User } from '#contract/session.ts'
import { keyOf } from '#web/platform/query-client.ts'
import { DeleteCard } from './delete-card.tsx'
import { DownloadCard } from './download-card.tsx'
import { EmailForm } from './email-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { SessionList } from './session-list.tsx'
import { SettingsCard } from './settings-card.tsx'
import { UsernameForm } from './username-form.tsx'

/** Everything a reader can do about their account. */
export function AccountSettings({ user: { username, email } }: { user: User }) {
  const queries = useQueryClient()
  const lookForSessions = () => void queries.invalidateQueries({ queryKey: keyOf(listSessions) })
  return (
    <>
      <UsernameForm username={username} />
      <SettingsCard title="Change Email" text={email && <>It is {email} now.</>}>
        <EmailForm label="New Email" buttonText="Update Email" savedText="Your email has been changed." />
      </SettingsCard>
      <PasswordForm onChanged={lookForSessions} />
      <SessionList />
      <DownloadCard />
      <DeleteCard />
    </>
  )
}
