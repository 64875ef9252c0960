import type { ReactNode } from 'react'
import { listSessions, downloadAccount } from '#contract/account.ts'
import type { User } from '#contract/session.ts'
import { useRefresh } from '#web/platform/use-refresh.ts'
import { afterPage } from '#web/ui/late.tsx'
import { DeleteCard } from './delete-card.tsx'
import { EmailPanel } from './email-panel.tsx'
import { PasswordPanel } from './password-panel.tsx'
import { SessionList } from './session-list.tsx'
import { SettingsCard } from './settings-card.tsx'
import { UsernamePanel } from './username-panel.tsx'
import { Download } from 'lucide-react'
import { atBase } from '#web/platform/base-path.ts'
import { buttonClass } from '#web/ui/button.tsx'

const Passkeys = afterPage(async () => (await import('./passkeys/passkeys-card.tsx')).PasskeysCard)
const Identities = afterPage(async () => (await import('./oidc/identities-card.tsx')).IdentitiesCard)

interface AccountSettingsProps {
  user: User
  /** Settings of other rooms. */
  children?: ReactNode
}

/** Everything a reader can do about their account. */
export function AccountSettings({ user: { username, email }, children }: AccountSettingsProps) {
  const refreshSessions = useRefresh(listSessions)
  return (
    <>
      <UsernamePanel username={username} />
      <SettingsCard title="Change Email" text={email && <>It is {email} now.</>}>
        <EmailPanel
          label="New Email"
          buttonText="Update Email"
          savedText="Your email has been changed."
          isChange={email !== undefined}
        />
      </SettingsCard>
      <PasswordPanel onChanged={() => void refreshSessions()} />
      <Passkeys />
      <Identities />
      <SessionList />
      {children}
      <DownloadCard />
      <DeleteCard />
    </>
  )
}

function DownloadCard() {
  return (
    <SettingsCard
      title="Your Data"
      text="Your stories with every message, your bookmarks, shares, preferences and sessions, in one JSON file."
    >
      <a href={atBase(downloadAccount.path)} download className={`${buttonClass()} self-start`}>
        <Download aria-hidden="true" className="size-5" />
        Download
      </a>
    </SettingsCard>
  )
}
