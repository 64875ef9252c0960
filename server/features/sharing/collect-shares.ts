import type { Belongings } from '#server/platform/people/belongings.ts'
import { findSharesOf } from './sharing.queries.ts'

/** What a reader has made public, for the download of their account. */
export const shareBelongings: Belongings = {
  name: 'shares',
  async *collect(db, userId) {
    yield* await findSharesOf(db, userId)
  },
}
