import { Archive, ArchiveRestore, Ellipsis, Pencil, Search, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { StorySummary } from '#contract/library.ts'
import { Button } from '#web/ui/button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { useStoryWrites, refreshLists } from './library.api.ts'
import { MatchText } from './match-text.tsx'
import { MoreMatches } from './more-matches.tsx'
import { RenameStory } from './rename-story.tsx'
import { StoryCover } from './story-cover.tsx'
import { storyFacts } from './story-facts.ts'
import { storyPath } from './story-path.ts'
import { useQueryClient } from '@tanstack/react-query'
import { UndoRow } from '#web/ui/undo-row.tsx'

interface StoryCardProps {
  story: StorySummary
  /** The words that are looked for. */
  search: string
  /** When the list was read, in milliseconds since 1970. */
  nowMs: number
}

/** A story of the list: its title leads into it, the menu changes it. */
export function StoryCard({ story, search, nowMs }: StoryCardProps) {
  const { storyId, title, opening, image, match, goneAt } = story
  const [way, setWay] = useState<'rename' | 'matches'>()
  const [isDeleted, setIsDeleted] = useState(false)
  const { archiving, deleting, restoring } = useStoryWrites(storyId)
  const isInBin = goneAt !== undefined

  if (isDeleted) return <DeletedStory story={story} onUndone={() => setIsDeleted(false)} />
  const items = [
    { label: 'Rename', Icon: Pencil, onSelect: () => setWay('rename') },
    story.isArchived
      ? { label: 'Take out of the archive', Icon: ArchiveRestore, onSelect: () => archiving.mutate(false) }
      : { label: 'Archive', Icon: Archive, onSelect: () => archiving.mutate(true) },
    {
      label: 'Delete',
      Icon: Trash2,
      onSelect: () => deleting.mutate(undefined, { onSuccess: () => setIsDeleted(true) }),
    },
  ]
  return (
    <article className="group relative flex flex-col gap-3 rounded-card border border-line bg-raised p-3 transition-colors duration-150 focus-within:z-10 hover:border-edge sm:p-4">
      <div className="flex items-start gap-3 sm:gap-4">
        <StoryCover image={image} className="w-24 sm:w-40" />
        <div className="min-w-0 flex-1">
          {way === 'rename' ? (
            <RenameStory story={story} onClose={() => setWay(undefined)} />
          ) : (
            <h2 className="line-clamp-2 text-left text-lg leading-snug" dir="auto">
              {isInBin ? (
                title
              ) : (
                // The link's own area is the whole card; the controls lie above it.
                <Link
                  href={storyPath(story, match)}
                  className="group-hover:text-accent after:absolute after:inset-0 after:rounded-card"
                >
                  {title}
                </Link>
              )}
            </h2>
          )}
          <p className="mt-1 line-clamp-3 text-left text-sm text-pretty text-quiet" dir="auto">
            {match ? <MatchText match={match} /> : opening}
          </p>
          <p className="mt-1.5 text-sm text-quiet">{storyFacts(story, nowMs)}</p>
        </div>
        {!isInBin && way !== 'rename' && (
          <div className="relative -mt-1 -mr-1 shrink-0">
            <Menu label={`Change ${title}`} Icon={Ellipsis} items={items} />
          </div>
        )}
      </div>
      {isInBin && (
        <Button className="self-start" isBusy={restoring.isPending} onClick={() => restoring.mutate()}>
          <ArchiveRestore aria-hidden="true" className="size-4" />
          Restore
        </Button>
      )}
      {match && !isInBin && (
        <div className="relative self-start">
          <Button
            variant="quiet"
            className="-my-2 -ml-2 px-3! text-sm text-quiet"
            aria-expanded={way === 'matches'}
            onClick={() => setWay(way === 'matches' ? undefined : 'matches')}
          >
            <Search aria-hidden="true" className="size-4" />
            All places in this story
          </Button>
        </div>
      )}
      {way === 'matches' && <MoreMatches storyId={storyId} search={search} />}
    </article>
  )
}

interface DeletedStoryProps {
  story: StorySummary
  onUndone: () => void
}

/** Stands in the place of a story that was just deleted, with the way back. */
function DeletedStory({ story: { storyId, title }, onUndone }: DeletedStoryProps) {
  const queries = useQueryClient()
  const { restoring } = useStoryWrites(storyId)
  return (
    <UndoRow
      isBusy={restoring.isPending}
      onUndo={() => restoring.mutate(undefined, { onSuccess: onUndone })}
      onLeave={() => void refreshLists(queries, { isSeen: true })}
    >
      “{title}” is in the bin for 30 days.
    </UndoRow>
  )
}
