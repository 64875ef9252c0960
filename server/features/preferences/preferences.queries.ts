import type { PreferenceChange } from '#contract/preferences.ts'
import { ChosenType, typeSettingNames } from '#contract/type-settings.ts'
import type { Connection, Database } from '#server/platform/db/schema.ts'

/** Changes what is given and leaves the rest, in one statement: two changes at once both count. */
export async function savePreferencesOf(
  db: Connection,
  userId: number,
  change: PreferenceChange | ChosenType,
): Promise<void> {
  // NOTE: in one order for all, or two changes of the same reader at once could each wait for the other's row.
  const chosen = Object.entries(change) as [keyof typeof change, string | undefined][]
  const rows = chosen
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, value]) => (value === undefined ? [] : [{ userId, name, value }]))
  if (rows.length === 0) return
  await db
    .insertInto('preferences')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'name']).doUpdateSet((e) => ({ value: e.ref('excluded.value') })),
    )
    .execute()
}

/** The settings of a reader's pages; a choice that is no longer declared counts as none. */
export async function findTypeSettingsOf(db: Connection, userId: number): Promise<ChosenType> {
  const rows = await db
    .selectFrom('preferences')
    .select(['name', 'value'])
    .where('userId', '=', userId)
    .where('name', 'in', typeSettingNames)
    .execute()
  const known = rows.filter(({ name, value }) => ChosenType.safeParse({ [name]: value }).success)
  return Object.fromEntries(known.map(({ name, value }) => [name, value]))
}

/** Keeps how a reader's pages are set, in the place of all that was set before. */
export const replaceTypeSettingsOf = (db: Database, userId: number, chosen: ChosenType): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('preferences')
      .where('userId', '=', userId)
      .where('name', 'in', typeSettingNames)
      .execute()
    await savePreferencesOf(trx, userId, chosen)
  })
