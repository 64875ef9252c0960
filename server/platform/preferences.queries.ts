import { readChoices, type Preferences } from '#contract/preferences.ts'
import type { Connection } from './db/schema.ts'

/** A reader's wishes for the narration; the defaults where they have chosen nothing. */
export async function findPreferencesOf(db: Connection, userId: number): Promise<Preferences> {
  const rows = await db
    .selectFrom('preferences')
    .select(['name', 'value'])
    .where('userId', '=', userId)
    .execute()
  return readChoices(rows)
}
