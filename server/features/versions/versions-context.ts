import type { Clock } from '#server/ground/clock.ts'
import type { Database } from '#server/platform/db/schema.ts'

/** What the versions room needs of the house. */
export interface VersionsContext {
  db: Database
  clock: Clock
}
