import { signUpModes, type SignUpMode } from '#contract/site.ts'
import type { Connection } from './db/schema.ts'
import { saveSetting } from './stored-settings.queries.ts'

/** Settings of the site that admins change while it runs and that everyone is told. */
export interface SiteSettings {
  mode: SignUpMode
  /** Why not everyone may make an account. */
  reason: string
  /** The line that everyone reads; empty where there is none. */
  notice: string
}

const keys = { mode: 'sign_up_mode', reason: 'sign_up_reason', notice: 'site_notice' } as const

export async function findSiteSettings(db: Connection): Promise<SiteSettings> {
  const rows = await db
    .selectFrom('settings')
    .select(['key', 'value'])
    .where('key', 'in', Object.values(keys))
    .execute()
  const valueOf = (key: string) => rows.find((row) => row.key === key)?.value ?? ''
  const mode = signUpModes.find((known) => known === valueOf(keys.mode)) ?? 'open'
  return { mode, reason: valueOf(keys.reason), notice: valueOf(keys.notice) }
}

export async function saveSiteSettings(db: Connection, changed: Partial<SiteSettings>): Promise<void> {
  for (const name of ['mode', 'reason', 'notice'] as const) {
    const value = changed[name]
    if (value !== undefined) await saveSetting(db, keys[name], value)
  }
}
