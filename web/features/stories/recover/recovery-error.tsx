import { Link } from 'wouter'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

interface RecoveryErrorProps {
  storyId: string
  messageId: string
  error: string
}

/** A bookmarked story that could not be recovered: why, of what, and the ways on. */
export function RecoveryError({ storyId, messageId, error }: RecoveryErrorProps) {
  return (
    <div className="column-narrow flex min-h-[75dvh] flex-col justify-center gap-5 py-8">
      <h1 className="text-3xl">Story Recovery Error</h1>
      <Notice isDanger>{error}</Notice>
      {error.includes('HTML instead of JSON') && (
        <Notice title="Server Connection Issue">
          Something between this page and the server answered with a page of its own. It often passes within a
          minute.
        </Notice>
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <dt className="text-quiet">Story ID</dt>
        <dd className="break-all">{storyId}</dd>
        <dt className="text-quiet">Message ID</dt>
        <dd className="break-all">{messageId}</dd>
      </dl>
      <div className="flex flex-wrap gap-3">
        <Link href="/bookmarks" className={buttonClass()}>
          Return to Bookmarks
        </Link>
        <Button variant="primary" onClick={() => location.reload()}>
          Try Again
        </Button>
        <Link href="/" className={buttonClass()}>
          Start New Story
        </Link>
      </div>
    </div>
  )
}
