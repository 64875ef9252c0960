import type { NarratorChoice } from '#server/engines/narrator/narrator-choice.ts'
import type { Clock } from '#server/ground/clock.ts'
import type { Database } from '#server/platform/db/schema.ts'

/** The house as the room of kept scenarios needs it. */
export interface PresetsContext {
  db: Database
  clock: Clock
  narrators: Pick<NarratorChoice, 'findDefault'>
}
