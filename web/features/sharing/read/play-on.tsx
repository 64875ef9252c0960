import { StepForward } from 'lucide-react'
import { useLocation } from 'wouter'
import { Button } from '#web/ui/button.tsx'
import { usePlayOn } from '../playing-on.api.ts'

/** The way from the end of a shared story into one of one's own that goes on there. */
export function PlayOn({ shareId }: { shareId: string }) {
  const [, navigate] = useLocation()
  const playing = usePlayOn(shareId)
  const handleClick = () =>
    playing.mutate(undefined, { onSuccess: ({ storyId }) => navigate(`/story/${storyId}`) })
  return (
    <section
      aria-label="Play on"
      className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-raised p-5 print:hidden"
    >
      <p className="min-w-48 flex-1 text-pretty text-quiet">
        The story can go on as you wish: you get a copy of it that is yours alone.
      </p>
      <Button variant="primary" isBusy={playing.isPending} onClick={handleClick}>
        <StepForward aria-hidden="true" className="size-4" />
        Play on from here
      </Button>
    </section>
  )
}
