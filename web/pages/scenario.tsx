import { Link, useParams } from 'wouter'
import { SharedScenario } from '#web/features/scenarios/shared-scenario.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { PageMessage } from '#web/ui/page-message.tsx'

export function ScenarioPage() {
  const { shareId } = useParams<{ shareId?: string }>()
  if (shareId) return <SharedScenario key={shareId} shareId={shareId} />
  return (
    <PageMessage title="Scenario Not Available" text="This link is not whole." isAlert>
      <Link href="/" className={buttonClass()}>
        Return Home
      </Link>
    </PageMessage>
  )
}
