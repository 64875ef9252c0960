import type { Clock } from '#server/ground/clock.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { TurnMemory } from '../stories/story-access.ts'

/** The parts of the house that the versions room needs. */
export interface VersionsContext {
  db: Database
  clock: Clock
  memory?: Pick<TurnMemory, 'mend' | 'noteMove'>
}
