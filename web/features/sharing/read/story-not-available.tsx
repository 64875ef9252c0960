import { Link } from 'wouter'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

interface StoryNotAvailableProps {
  /** Absent when the address holds none. */
  shareId?: string
  reason?: string
  isBusy?: boolean
  onTryAgain: () => void
}

const DEFAULT_REASON = 'This shared story may have expired or been removed by its creator'

/** The error card in the place of a story. */
export function StoryNotAvailable({ shareId, reason, isBusy, onTryAgain }: StoryNotAvailableProps) {
  return (
    <div className="column-narrow flex min-h-[70dvh] items-center py-10">
      <Card className="flex w-full flex-col gap-4" role="alert">
        <h1 className="text-2xl">Story Not Available</h1>
        <p className="text-quiet">{reason ?? DEFAULT_REASON}</p>
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" isBusy={isBusy} onClick={onTryAgain}>
            Try Again
          </Button>
          <Link href="/" className={buttonClass()}>
            Return Home
          </Link>
        </div>
        {shareId && <p className="text-sm break-all text-quiet">Share ID: {shareId}</p>}
      </Card>
    </div>
  )
}
