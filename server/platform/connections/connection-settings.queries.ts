import { sql } from 'kysely'
import type { Fallback } from '#contract/site-connections.ts'
import type { Connection } from '../db/schema.ts'
import { findSetting, saveSetting } from '../stored-settings.queries.ts'

const VERSION_KEY = 'connections_version'

/** A number that rises with every change, so that each node sees at a glance that it has to look again. */
export const findVersion = async (db: Connection): Promise<string> =>
  (await findSetting(db, VERSION_KEY)) ?? '0'

/** Belongs into the transaction of the change. */
export async function raiseVersion(db: Connection): Promise<void> {
  await sql`
    insert into settings (key, value) values (${VERSION_KEY}, '1')
    on conflict (key) do update set value = cast(cast(settings.value as bigint) + 1 as text)`.execute(db)
}

const FALLBACK_KEY = 'narrator_fallback'

/** Who stands in for the narrator, as an admin chose it; `environment` where nobody has. */
export async function findFallback(db: Connection): Promise<Fallback> {
  const fallback = await findSetting(db, FALLBACK_KEY)
  if (fallback === 'off' || fallback === 'storyteller') return fallback
  return fallback === undefined ? 'environment' : Number(fallback)
}

export async function setFallback(db: Connection, fallback: Fallback): Promise<void> {
  if (fallback === 'environment') await db.deleteFrom('settings').where('key', '=', FALLBACK_KEY).execute()
  else await saveSetting(db, FALLBACK_KEY, String(fallback))
  await raiseVersion(db)
}
