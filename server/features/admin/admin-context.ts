import type { NarratorChoice } from '#server/engines/narrator/narrator-choice.ts'
import type { Clock } from '#server/ground/clock.ts'
import type { Database } from '#server/platform/db/schema.ts'

/** The house as the admin's desk needs it. */
export interface AdminContext {
  db: Database
  clock: Clock
  config: { monthlyTokens: number }
  narrators: NarratorChoice
}
