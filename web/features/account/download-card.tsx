import { Download } from 'lucide-react'
import { downloadAccount } from '#contract/account.ts'
import { atBase } from '#web/platform/base-path.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { SettingsCard } from './settings-card.tsx'

export function DownloadCard() {
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
