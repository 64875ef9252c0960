import { Fragment, useState } from 'react'
import { Link } from 'wouter'
import type { Bookmark } from '#contract/bookmarks.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyPlace } from '#web/ui/empty-place.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { BookmarkCard } from './bookmark-card.tsx'
import { useBookmarks, useBookmarkWrites } from './bookmarks.api.ts'
import { DeleteBookmarkDialog } from './delete-bookmark-dialog.tsx'
import { EditBookmarkDialog } from './edit-bookmark-dialog.tsx'
import { UndoRow } from '#web/ui/undo-row.tsx'

type OpenDialog = { kind: 'edit' | 'delete'; bookmark: Bookmark }

/** The reader's kept places, each with its ways to change it. */
export function BookmarkList() {
  const { data: bookmarks, error, refetch, isFetching } = useBookmarks()
  const [dialog, setDialog] = useState<OpenDialog>()
  const [gone, setGone] = useState<{ bookmark: Bookmark; at: number }>()
  const close = () => setDialog(undefined)
  const wayBack = gone && (
    <DeletedBookmark key={gone.bookmark.id} bookmark={gone.bookmark} onGone={() => setGone(undefined)} />
  )

  if (bookmarks?.length === 0)
    return (
      <>
        {wayBack}
        <NoBookmarks />
      </>
    )
  if (bookmarks) {
    return (
      <>
        <ul className="flex flex-col gap-3">
          {bookmarks.map((bookmark, index) => (
            <Fragment key={bookmark.id}>
              {gone?.at === index && <li>{wayBack}</li>}
              <li>
                <BookmarkCard
                  bookmark={bookmark}
                  onEdit={() => setDialog({ kind: 'edit', bookmark })}
                  onDelete={() => setDialog({ kind: 'delete', bookmark })}
                />
              </li>
            </Fragment>
          ))}
          {gone && gone.at >= bookmarks.length && <li>{wayBack}</li>}
        </ul>
        {dialog?.kind === 'edit' && <EditBookmarkDialog bookmark={dialog.bookmark} onClose={close} />}
        {dialog?.kind === 'delete' && (
          <DeleteBookmarkDialog
            bookmark={dialog.bookmark}
            onDeleted={() => setGone({ bookmark: dialog.bookmark, at: placeOf(dialog.bookmark, bookmarks) })}
            onClose={close}
          />
        )}
      </>
    )
  }
  if (error)
    return (
      <NotLoaded
        title="Your bookmarks could not be loaded"
        error={error}
        isBusy={isFetching}
        onTryAgain={() => void refetch()}
      />
    )
  return <BookmarksAreComing />
}

/** The place of a bookmark in the list, which may have lost it already. */
function placeOf({ id, createdAt }: Bookmark, bookmarks: readonly Bookmark[]): number {
  const place = bookmarks.findIndex((bookmark) => bookmark.id === id || bookmark.createdAt < createdAt)
  return place < 0 ? bookmarks.length : place
}

function NoBookmarks() {
  return (
    <EmptyPlace text="Your saved stories will appear here">
      <Link href="/" className={buttonClass({ variant: 'primary' })}>
        Go Home
      </Link>
    </EmptyPlace>
  )
}

export function BookmarksAreComing() {
  return (
    <output className="flex flex-col gap-3">
      <span className="sr-only">Loading your bookmarks</span>
      <Skeleton className="h-28 rounded-card" />
      <Skeleton className="h-28 rounded-card" />
      <Skeleton className="h-28 rounded-card" />
    </output>
  )
}

interface DeletedBookmarkProps {
  bookmark: Bookmark
  onGone: () => void
}

/** Stands in the place of a bookmark that was just deleted; undone, its place is kept anew under the same words. */
function DeletedBookmark({ bookmark, onGone }: DeletedBookmarkProps) {
  const { creating } = useBookmarkWrites()
  const { storyId, lastMessageId, title, description } = bookmark
  const undo = () =>
    creating.mutate(
      { storyId, lastMessageId, draft: { title, description: description ?? '' } },
      { onSuccess: onGone },
    )
  return (
    <UndoRow isBusy={creating.isPending} onUndo={undo} onLeave={onGone}>
      The bookmark “{title}” was deleted.
    </UndoRow>
  )
}
