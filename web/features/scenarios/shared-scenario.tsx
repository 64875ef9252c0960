import { BookmarkPlus, Play } from 'lucide-react'
import { Link } from 'wouter'
import type { PresetForm } from '#contract/own-presets.ts'
import { describeGenreMix } from '#contract/genres.ts'
import { preferences } from '#contract/preferences.ts'
import { ReportButton } from '#web/features/reports/report-button.tsx'
import { textOfError } from '#web/platform/call-error.ts'
import { usePageTitle } from '#web/platform/use-page-title.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { PageMessage } from '#web/ui/page-message.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { reportScenario, useKeepSharedPreset, useSharedPreset, useStartSharedPreset } from './presets.api.ts'

/** A scenario that somebody shares, in each of its states. */
export function SharedScenario({ shareId }: { shareId: string }) {
  const { data: preset, error, refetch, isFetching } = useSharedPreset(shareId)
  usePageTitle(preset?.title ?? 'Shared Scenario')
  if (preset) return <Offer shareId={shareId} preset={preset} />
  if (!error) return <Coming />
  return (
    <PageMessage title="Scenario Not Available" text={textOfError(error)} isAlert>
      <Button variant="primary" isBusy={isFetching} onClick={() => void refetch()}>
        Try Again
      </Button>
      <Link href="/" className={buttonClass()}>
        Return Home
      </Link>
    </PageMessage>
  )
}

/** All that a story would begin with, before anyone begins it: nothing of a stranger's goes along unseen. */
function Offer({ shareId, preset }: { shareId: string; preset: PresetForm }) {
  const { title, scenario, genreMix, contentRating, note } = preset
  const starting = useStartSharedPreset(shareId)
  const keeping = useKeepSharedPreset(shareId)
  const keep = () => keeping.mutate(undefined, { onSuccess: () => toast({ title: 'Scenario kept' }) })
  const mix = genreMix && describeGenreMix(genreMix)
  return (
    <article className="column-narrow flex flex-col gap-6 py-10">
      <header className="flex flex-col gap-2">
        <p className="text-sm tracking-widest text-quiet">SHARED SCENARIO</p>
        <h1 className="text-4xl break-words" dir="auto">
          {title}
        </h1>
      </header>
      <p className="font-serif text-lg break-words whitespace-pre-wrap" dir="auto">
        {scenario}
      </p>
      <dl className="flex flex-col gap-3 text-sm">
        {mix && <Line name="Genre Mix" text={mix.slice(mix.indexOf(':') + 2)} />}
        {contentRating && (
          <Line
            name={preferences.contentRating.label}
            text={preferences.contentRating.choices[contentRating].label}
          />
        )}
        {note && <Line name="Note to the narrator" text={note} />}
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" isBusy={starting.isPending} onClick={() => starting.mutate()}>
          <Play aria-hidden="true" className="size-4" />
          Start this story
        </Button>
        <Button isBusy={keeping.isPending} disabled={keeping.isSuccess} onClick={keep}>
          <BookmarkPlus aria-hidden="true" className="size-4" />
          {keeping.isSuccess ? 'Kept' : 'Keep the Scenario'}
        </Button>
      </div>
      <div className="border-t border-line pt-4">
        <ReportButton about="scenario" send={reportScenario(shareId)} />
      </div>
    </article>
  )
}

function Line({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt className="font-medium">{name}</dt>
      <dd className="break-words whitespace-pre-wrap text-quiet" dir="auto">
        {text}
      </dd>
    </div>
  )
}

function Coming() {
  return (
    <div role="status" className="column-narrow flex flex-col gap-4 py-10">
      <h1 className="sr-only">Loading the scenario</h1>
      <Skeleton className="h-10 w-3/4" />
      <Skeleton className="h-32 w-full" />
    </div>
  )
}
