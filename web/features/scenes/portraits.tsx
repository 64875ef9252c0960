import { useState } from 'react'
import { textOfError } from '#web/platform/call-error.ts'
import { useSiteConfig } from '#web/platform/use-site-config.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PortraitCard } from './portrait-card.tsx'
import { useStoryPortraits } from './portraits.api.ts'

/** People without a portrait that are shown at first. */
const FEW = 4

/** Everybody of a story, the hero first, with their portrait or the way to one. */
export function Portraits({ storyId }: { storyId: string }) {
  const { data, error, refetch, isFetching } = useStoryPortraits(storyId)
  const canPaint = useSiteConfig()?.imageGeneration ?? false
  const [areAllShown, setAreAllShown] = useState(false)
  if (error && !data)
    return (
      <div className="flex flex-col items-start gap-3">
        <Notice isDanger title="The portraits could not be read">
          {textOfError(error)}
        </Notice>
        <Button isBusy={isFetching} onClick={() => void refetch()}>
          Try Again
        </Button>
      </div>
    )
  if (!data) return <Skeleton className="h-32" />
  const people = canPaint ? data.people : data.people.filter(({ image }) => image)
  const first = people.filter(({ status }, at) => status || at < FEW)
  const shown = areAllShown ? people : first
  if (people.length === 0) return null
  const pictures = people.flatMap(({ image, alt = '' }) => (image ? [{ image, alt }] : []))
  return (
    <section aria-labelledby="portraits" className="flex flex-col gap-3">
      <h3 id="portraits" className="text-lg">
        Portraits
      </h3>
      <ul className="flex flex-col gap-3">
        {shown.map((person) => (
          <li key={person.person}>
            <PortraitCard
              storyId={storyId}
              person={person}
              painting={data}
              pictures={pictures}
              canPaint={canPaint}
            />
          </li>
        ))}
      </ul>
      {shown.length < people.length && (
        <Button variant="quiet" className="-ml-5 self-start" onClick={() => setAreAllShown(true)}>
          {`Show ${people.length - shown.length} more`}
        </Button>
      )}
    </section>
  )
}
