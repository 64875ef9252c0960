import { Pencil, Trash2 } from 'lucide-react'
import { Link } from 'wouter'
import type { Bookmark } from '#contract/bookmarks.ts'
import { Button } from '#web/ui/button.tsx'
import { bookmarkPath } from './bookmark-path.ts'

interface BookmarkCardProps {
  bookmark: Bookmark
  onEdit: () => void
  onDelete: () => void
}

const savedOn = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })

/** A kept place: its title leads there, the buttons change it. */
export function BookmarkCard({ bookmark, onEdit, onDelete }: BookmarkCardProps) {
  const { title, description, updatedAt } = bookmark
  return (
    <article className="group relative flex items-start gap-2 rounded-card border border-line bg-raised py-4 pr-2 pl-5 transition-colors duration-150 hover:border-edge">
      <div className="min-w-0 flex-1 py-1">
        <h2 className="line-clamp-2 text-left text-lg" dir="auto">
          {/* The link's own area is the whole card; the buttons lie above it. */}
          <Link
            href={bookmarkPath(bookmark)}
            className="group-hover:text-accent after:absolute after:inset-0 after:rounded-card"
          >
            {title}
          </Link>
        </h2>
        {description && (
          <p className="mt-1 line-clamp-2 text-left text-pretty text-quiet" dir="auto">
            {description}
          </p>
        )}
        <time dateTime={updatedAt} className="mt-2 block text-sm text-quiet">
          {savedOn.format(new Date(updatedAt))}
        </time>
      </div>
      <div className="relative flex shrink-0">
        <Button variant="quiet" isIcon aria-label={`Edit ${title}`} title="Edit" onClick={onEdit}>
          <Pencil aria-hidden="true" className="size-4" />
        </Button>
        <Button variant="quiet" isIcon aria-label={`Delete ${title}`} title="Delete" onClick={onDelete}>
          <Trash2 aria-hidden="true" className="size-4" />
        </Button>
      </div>
    </article>
  )
}
