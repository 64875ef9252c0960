import type { PreferenceChange, PreferenceName } from '#contract/preferences.ts'
import type { Connection } from '#server/platform/db/schema.ts'

/** Changes what is given and leaves the rest, in one statement: two changes at once both count. */
export async function savePreferencesOf(
  db: Connection,
  userId: number,
  change: PreferenceChange,
): Promise<void> {
  // NOTE: in one order for all, or two changes of the same reader at once could each wait for the other's row.
  const names = (Object.keys(change) as PreferenceName[]).toSorted()
  const rows = names.flatMap((name) => {
    const value = change[name]
    return value === undefined ? [] : [{ userId, name, value }]
  })
  await db
    .insertInto('preferences')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'name']).doUpdateSet((e) => ({ value: e.ref('excluded.value') })),
    )
    .execute()
}
