import { Link } from 'wouter'
import { textOfError } from '#web/platform/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMatches } from './library.api.ts'
import { MatchText } from './match-text.tsx'
import { storyPath } from './story-path.ts'

interface MoreMatchesProps {
  storyId: string
  search: string
  onChoose?: () => void
}

/** Every place of a story where the words stand, each a way there. */
export function MoreMatches({ storyId, search, onChoose }: MoreMatchesProps) {
  const { data, error, refetch } = useMatches(storyId, search)
  if (error) {
    return (
      <div className="relative flex flex-wrap items-center justify-between gap-3 text-sm">
        <p role="alert">{textOfError(error)}</p>
        <Button onClick={() => void refetch()}>Try Again</Button>
      </div>
    )
  }
  if (!data) return <Skeleton className="h-24 rounded-lg" />
  if (data.matches.length === 0)
    return <output className="relative text-sm text-quiet">These words stand nowhere in this story.</output>
  return (
    <ul aria-label="Places" className="relative divide-y divide-line border-t border-line">
      {data.matches.map((match) => (
        <li key={`${match.place} ${match.messageId}`}>
          <Link
            href={storyPath({ storyId }, match)}
            onClick={onChoose}
            className="flex min-h-11 items-center rounded-lg py-2 text-sm hover:text-accent focus-visible:-outline-offset-2"
          >
            <span className="line-clamp-2">
              <MatchText match={match} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
