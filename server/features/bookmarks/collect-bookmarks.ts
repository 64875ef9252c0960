import type { Belongings } from '#server/platform/people/belongings.ts'
import { findBookmarksOf } from './bookmarks.queries.ts'

/** A reader's bookmarks for the download of their account. */
export const bookmarkBelongings: Belongings = {
  name: 'bookmarks',
  async *collect(db, userId) {
    yield* await findBookmarksOf(db, userId)
  },
}
