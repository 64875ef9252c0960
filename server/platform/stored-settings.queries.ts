import type { Connection } from './db/schema.ts'

/** A setting of the site that is changed while it runs; undefined where nobody has set it. */
export async function findSetting(db: Connection, key: string): Promise<string | undefined> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst()
  return row?.value
}

export async function saveSetting(db: Connection, key: string, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
