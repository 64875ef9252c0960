import { Link } from 'wouter'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Lantern } from '#web/ui/lantern.tsx'
import { PageMessage } from '#web/ui/page-message.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The story page for those who are not logged in; `path` is where login leads back to. */
export function LoginRequired({ path }: { path: string }) {
  return (
    <PageMessage title="Login Required" text="Please login or register to view and interact with stories.">
      <Link
        href={`/auth?redirect=${encodeURIComponent(path)}`}
        className={buttonClass({ variant: 'primary' })}
      >
        Login / Register
      </Link>
      <Link href="/" className={buttonClass()}>
        Return Home
      </Link>
    </PageMessage>
  )
}

/** A story without a text to show: `text` says why. */
export function NoStory({ text }: { text: string }) {
  return (
    <div className="flex min-h-[50dvh] flex-col items-center justify-center gap-5 px-4 text-center">
      <Lantern className="size-14 opacity-60" />
      <p className="text-pretty text-quiet">{text}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="primary" onClick={() => location.reload()}>
          Refresh Page
        </Button>
        <Link href="/" className={buttonClass()}>
          Return Home
        </Link>
      </div>
    </div>
  )
}

/** Where the server cannot be reached, so that nobody knows who is reading. */
export function StoryOutOfReach() {
  return (
    <>
      <h1 className="sr-only">Your story</h1>
      <NoStory text="Story content could not be loaded properly." />
    </>
  )
}

/** The shape of a story while it is fetched. */
export function StorySkeleton() {
  return (
    <div className="column flex animate-fade-in flex-col gap-8 py-8">
      <h1 className="sr-only">Loading your story...</h1>
      <Lines widths={['w-full', 'w-11/12', 'w-24/25', 'w-3/5']} />
      <Skeleton className="h-11 w-2/5 self-end rounded-2xl" />
      <Lines widths={['w-24/25', 'w-full', 'w-11/12', 'w-1/2']} />
    </div>
  )
}

function Lines({ widths }: { widths: string[] }) {
  return (
    <div className="flex w-full flex-col gap-4">
      {widths.map((width) => (
        <Skeleton key={width} className={`h-4 ${width}`} />
      ))}
    </div>
  )
}
