import type { DeletionContext } from '#server/features/account/delete-account.ts'
import type { Clock } from '#server/ground/clock.ts'
import type { Database } from '#server/platform/db/schema.ts'

/** The house as the moderation needs it. */
export interface ModerationContext extends DeletionContext {
  db: Database
  clock: Clock
}
