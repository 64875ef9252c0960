import type { Connection } from '../db/schema.ts'

/** What one room keeps for a reader; the account's download and its deletion ask every room for it. */
export interface Belongings {
  /** Name of its list in the file. */
  name: string
  /** All of it, piece by piece, in the shape in which the reader gets it. */
  collect(db: Connection, userId: number): AsyncIterable<object>
  /**
   * Only where not all of it is rows that go with the account: looks for the rest while the account is still there,
   * and gives the deed that removes it afterwards.
   */
  prepareRemoval?(db: Connection, userId: number): Promise<() => Promise<void>>
}
