import { Link } from 'wouter'
import { textOfError } from '#web/platform/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMatches } from './library.api.ts'
import { MatchText } from './match-text.tsx'
import { storyPath } from './story-path.ts'

/** Every place of a story where the words stand, each a way there. */
export function MoreMatches({ storyId, search }: { storyId: string; search: string }) {
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
  return (
    <ul aria-label="Places" className="relative divide-y divide-line border-t border-line">
      {data.matches.map((match) => (
        <li key={`${match.place} ${match.messageId}`}>
          <Link
            href={storyPath({ storyId }, match)}
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
