import type { User } from '#contract/session.ts'
import { useSessionsRefresh } from './account.api.ts'
import { DeleteCard } from './delete-card.tsx'
import { DownloadCard } from './download-card.tsx'
import { EmailForm } from './email-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { SessionList } from './session-list.tsx'
import { SettingsCard } from './settings-card.tsx'
import { UsernameForm } from './username-form.tsx'

/** Everything a reader can do about their account. */
export function AccountSettings({ user: { username, email } }: { user: User }) {
  const refreshSessions = useSessionsRefresh()
  return (
    <>
      <UsernameForm username={username} />
      <SettingsCard title="Change Email" text={email && <>It is {email} now.</>}>
        <EmailForm label="New Email" buttonText="Update Email" savedText="Your email has been changed." />
      </SettingsCard>
      <PasswordForm onChanged={() => void refreshSessions()} />
      <SessionList />
      <DownloadCard />
      <DeleteCard />
    </>
  )
}
