import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { Link } from 'wouter'
import type { Bookmark } from '#contract/bookmarks.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { bookmarksQuery } from './bookmarks.api.ts'
import { bookmarkPath } from './bookmark-path.ts'
import { NoSavedStories } from './no-saved-stories.tsx'

/** A signed-in reader's bookmarks, each a way back into its story. */
export function ResumeList() {
  const { data, isLoading, isError, refetch } = useQuery(bookmarksQuery)

  if (isLoading) return <Coming />
  if (isError) return <NotLoaded onTryAgain={() => void refetch()} />
  if (!data?.length) return <NoSavedStories />
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-raised">
      {data.map((bookmark) => (
        <li key={bookmark.id}>
          <Row bookmark={bookmark} />
        </li>
      ))}
    </ul>
  )
}

const savedOn = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })

function Row({ bookmark }: { bookmark: Bookmark }) {
  return (
    <Link
      href={bookmarkPath(bookmark)}
      className="group flex min-h-16 items-center gap-4 px-5 py-3 focus-visible:-outline-offset-2"
    >
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-serif text-lg group-hover:text-accent">{bookmark.title}</span>
        <time dateTime={bookmark.updatedAt} className="text-sm text-quiet">
          {savedOn.format(new Date(bookmark.updatedAt))}
        </time>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-quiet" />
    </Link>
  )
}

function Coming() {
  return (
    <output className="flex flex-col gap-3">
      <span className="sr-only">Loading your stories</span>
      <Skeleton className="h-16 rounded-card" />
      <Skeleton className="h-16 rounded-card" />
    </output>
  )
}

function NotLoaded({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-quiet">Your saved stories could not be loaded.</p>
      <Button onClick={onTryAgain}>Try Again</Button>
    </div>
  )
}
