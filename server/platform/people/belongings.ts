import type { Connection } from '../db/schema.ts'

/** What one room keeps for a reader; the account's download asks every room for it. */
export interface Belongings {
  /** Name of its list in the file. */
  name: string
  /** All of it, piece by piece, in the shape in which the reader gets it. */
  collect(db: Connection, userId: number): AsyncIterable<object>
}
