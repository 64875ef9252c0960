import { defaultPreferences, type PreferenceChange, type Preferences } from '#contract/preferences.ts'
import type { Connection } from '#server/platform/db/schema.ts'

/** Changes what is given and leaves the rest, in one statement: two changes at once both count. */
export function savePreferencesOf(
  db: Connection,
  userId: number,
  change: PreferenceChange,
): Promise<Preferences> {
  const first = { ...defaultPreferences, ...change }
  return db
    .insertInto('preferences')
    .values({
      userId,
      contentRating: first.contentRating,
      narrativeStyle: first.narrativeStyle,
      languageStyle: first.languageStyle,
    })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet({
        // What was not given is undefined, and such columns stay as they are.
        contentRating: change.contentRating,
        narrativeStyle: change.narrativeStyle,
        languageStyle: change.languageStyle,
      }),
    )
    .returning(['contentRating', 'narrativeStyle', 'languageStyle'])
    .executeTakeFirstOrThrow()
}
