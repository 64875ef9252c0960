import { sql } from 'kysely'
import type { Fallback } from '#contract/site-connections.ts'
import type { Connection } from '../db/schema.ts'

const VERSION_KEY = 'connections_version'

/** A number that rises with every change, so that each node sees at a glance that it has to look again. */
export async function findVersion(db: Connection): Promise<string> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', VERSION_KEY)
    .executeTakeFirst()
  return row?.value ?? '0'
}

/** Belongs into the transaction of the change. */
export async function raiseVersion(db: Connection): Promise<void> {
  await sql`
    insert into settings (key, value) values (${VERSION_KEY}, '1')
    on conflict (key) do update set value = cast(cast(settings.value as bigint) + 1 as text)`.execute(db)
}

const FALLBACK_KEY = 'narrator_fallback'

/** Who stands in for the narrator, as an admin chose it; `environment` where nobody has. */
export async function findFallback(db: Connection): Promise<Fallback> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', FALLBACK_KEY)
    .executeTakeFirst()
  if (row?.value === 'off' || row?.value === 'storyteller') return row.value
  return row ? Number(row.value) : 'environment'
}

export async function setFallback(db: Connection, fallback: Fallback): Promise<void> {
  if (fallback === 'environment') await db.deleteFrom('settings').where('key', '=', FALLBACK_KEY).execute()
  else {
    const value = String(fallback)
    await db
      .insertInto('settings')
      .values({ key: FALLBACK_KEY, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute()
  }
  await raiseVersion(db)
}
