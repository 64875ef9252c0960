import type { ComponentType } from 'react'
import { ReadersPage } from '#web/features/auth/readers-page.tsx'
import { BookmarkList, BookmarksAreComing } from '#web/features/bookmarks/bookmark-list.tsx'

/** Each file of `bookmarks-parts/` brings one, and goes with its room. */
const belowBookmarks = Object.entries(
  import.meta.glob<ComponentType>('./bookmarks-parts/*.ts', { eager: true, import: 'BookmarksPart' }),
)

export function BookmarksPage() {
  return (
    <ReadersPage
      title="Your Bookmarks"
      loginText="You need to create an account or log in to view your saved stories."
      skeleton={<BookmarksAreComing />}
    >
      <BookmarkList />
      {belowBookmarks.map(([file, Part]) => (
        <Part key={file} />
      ))}
    </ReadersPage>
  )
}
