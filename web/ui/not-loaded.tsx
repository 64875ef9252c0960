import { textOfError } from '#web/platform/call-error.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

interface NotLoadedProps {
  title: string
  error: Error
  isBusy?: boolean
  onTryAgain: () => void
}

/** Stands where something should be that could not be read. */
export const NotLoaded = ({ title, error, isBusy, onTryAgain }: NotLoadedProps) => (
  <Notice title={title} isDanger>
    <p>{textOfError(error)}</p>
    <Button className="mt-3" isBusy={isBusy} onClick={onTryAgain}>
      Try Again
    </Button>
  </Notice>
)
