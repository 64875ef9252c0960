import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

interface SampleNoticeProps {
  reason: string
  isBusy: boolean
  onTryAgain: () => void
}

/** Says plainly that what follows is not the story that was shared (SHARE-30). */
export function SampleNotice({ reason, isBusy, onTryAgain }: SampleNoticeProps) {
  return (
    <div className="column pt-6">
      <Notice title="The story could not be loaded" isDanger>
        <p>{reason}</p>
        <p className="mt-1">What you see here is a sample, not the story that was shared with you.</p>
        <Button className="mt-3" isBusy={isBusy} onClick={onTryAgain}>
          Try Again
        </Button>
      </Notice>
    </div>
  )
}
