import type { Connection } from '#server/platform/db/schema.ts'

const KEY = 'ads_enabled'

export async function areAdsEnabled(db: Connection): Promise<boolean> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', KEY).executeTakeFirst()
  return row?.value !== 'false'
}

export async function setAdsEnabled(db: Connection, isEnabled: boolean): Promise<void> {
  const value = String(isEnabled)
  await db
    .insertInto('settings')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
