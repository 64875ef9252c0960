import { defaultPreferences, type Preferences } from '#contract/preferences.ts'
import type { Connection } from './db/schema.ts'

/** How the reader wants to be told to; the defaults while they have chosen nothing. */
export async function findPreferencesOf(db: Connection, userId: number): Promise<Preferences> {
  const row = await db
    .selectFrom('preferences')
    .select(['contentRating', 'narrativeStyle', 'languageStyle'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row ?? defaultPreferences
}
