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
      user_id: userId,
      content_rating: first.contentRating,
      narrative_style: first.narrativeStyle,
      language_style: first.languageStyle,
    })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        // What was not given is undefined, and such columns stay as they are.
        content_rating: change.contentRating,
        narrative_style: change.narrativeStyle,
        language_style: change.languageStyle,
      }),
    )
    .returning([
      'content_rating as contentRating',
      'narrative_style as narrativeStyle',
      'language_style as languageStyle',
    ])
    .executeTakeFirstOrThrow()
}
