import { BookmarkPlus } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useKeepScenario } from './presets.api.ts'

/** The part of the drawer where what the story began with is kept, to begin others with it. */
export function KeepScenarioPanel({ storyId }: { storyId: string }) {
  const keeping = useKeepScenario(storyId)
  const keep = () =>
    keeping.mutate(undefined, {
      onSuccess: () =>
        toast({ title: 'Scenario kept', description: 'It waits on the start page and below your stories.' }),
    })
  return (
    <section aria-label="Keep the Scenario" className="flex items-center justify-between gap-4">
      <p className="text-sm text-pretty text-quiet">
        What this story began with, its genre mix, rating and note, to begin another one with it.
      </p>
      <Button isBusy={keeping.isPending} onClick={keep}>
        <BookmarkPlus aria-hidden="true" className="size-4" />
        Keep the Scenario
      </Button>
    </section>
  )
}
