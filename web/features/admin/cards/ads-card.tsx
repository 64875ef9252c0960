import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { AdminCard } from '../admin-card.tsx'
import type { DeskCard } from '../admin-dashboard.tsx'
import { useAdsSwitch } from './ads-switch.api.ts'

/** Shows or hides all advertisements, for everyone. */
function AdsCard() {
  const { isOn, failure, tryAgain, turn } = useAdsSwitch()
  const control =
    isOn === undefined ? (
      !failure && <Skeleton className="h-8 w-28" />
    ) : (
      <Switch label="Advertisements" isOn={isOn} onChange={turn} onText="Enabled" offText="Disabled" />
    )
  return (
    <AdminCard title="Advertisements" text="Shown to readers across the whole site." control={control}>
      {failure && (
        <Notice isDanger>
          <p>{failure}</p>
          <Button onClick={tryAgain} className="mt-3">
            Try Again
          </Button>
        </Notice>
      )}
    </AdminCard>
  )
}

export const deskCard: DeskCard = { rank: 1, Card: AdsCard }
