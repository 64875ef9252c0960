import { Link } from 'wouter'
import { STORIES_A_PAGE } from '#contract/library.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyPlace } from '#web/ui/empty-place.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { useStories } from './library.api.ts'
import { pathOfSelection, type Selection } from './selection.ts'
import { StoryCard } from './story-card.tsx'
import { StoryFilters } from './story-filters.tsx'

interface StoryListProps {
  selection: Selection
  onSelect: (selection: Selection) => void
}

/** The stories of a selection, with the ways to change both. */
export function StoryList({ selection, onSelect }: StoryListProps) {
  const { data, dataUpdatedAt, error, refetch, isFetching, isPlaceholderData } = useStories(selection)
  return (
    <>
      <StoryFilters selection={selection} genres={data?.genres ?? []} onSelect={onSelect} />
      {data && (
        <div className="flex flex-col gap-4" aria-busy={isPlaceholderData}>
          {data.stories.length === 0 && !isPlaceholderData ? (
            <Nothing selection={selection} />
          ) : (
            <>
              <output className="text-sm text-quiet">{countOf(data.total, selection)}</output>
              <ul key={selection.section} className="flex flex-col gap-3">
                {data.stories.map((story) => (
                  <li key={story.storyId}>
                    <StoryCard story={story} search={selection.search} nowMs={dataUpdatedAt} />
                  </li>
                ))}
              </ul>
              <Pages selection={selection} total={data.total} />
            </>
          )}
        </div>
      )}
      {!data && error && (
        <NotLoaded
          title="Your stories could not be loaded"
          error={error}
          isBusy={isFetching}
          onTryAgain={() => void refetch()}
        />
      )}
      {!data && !error && <StoriesAreComing />}
    </>
  )
}

const countOf = (total: number, { search }: Selection): string => {
  const stories = total === 1 ? '1 story' : `${total} stories`
  return search ? `${stories} with “${search}”` : stories
}

function Nothing({ selection }: { selection: Selection }) {
  const { search, genre, section, page } = selection
  if (search || genre || page > 1) {
    return (
      <EmptyPlace text={search ? `No story has all of these words: “${search}”` : 'No story is like that.'}>
        <Link
          href={pathOfSelection({ ...selection, search: '', genre: undefined, page: 1 })}
          className={buttonClass()}
        >
          Show all
        </Link>
      </EmptyPlace>
    )
  }
  if (section === 'bin')
    return <EmptyPlace text="The bin is empty. What you delete stays here for 30 days." />
  if (section === 'archived') return <EmptyPlace text="Nothing is archived." />
  return (
    <EmptyPlace text="Every story you begin stays here.">
      <Link href="/" className={buttonClass({ variant: 'primary' })}>
        Begin a story
      </Link>
    </EmptyPlace>
  )
}

/** The ways to the pages beside this one; nothing where there is only one. */
function Pages({ selection, total }: { selection: Selection; total: number }) {
  const { page } = selection
  const last = Math.max(1, Math.ceil(total / STORIES_A_PAGE))
  if (last === 1) return null
  const to = (other: number) => pathOfSelection({ ...selection, page: other })
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-3">
      {page > 1 ? (
        <Link href={to(page - 1)} className={buttonClass()}>
          Previous
        </Link>
      ) : (
        <span />
      )}
      <span className="text-sm text-quiet tabular-nums">
        Page {page} of {last}
      </span>
      {page < last ? (
        <Link href={to(page + 1)} className={buttonClass()}>
          Next
        </Link>
      ) : (
        <span />
      )}
    </nav>
  )
}

export function StoriesAreComing() {
  return (
    <output className="flex flex-col gap-3">
      <span className="sr-only">Loading your stories</span>
      <Skeleton className="h-32 rounded-card" />
      <Skeleton className="h-32 rounded-card" />
      <Skeleton className="h-32 rounded-card" />
    </output>
  )
}
