import { CLAIM_PATH } from '#contract/admin-claim.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Connection, Database } from '#server/platform/db/schema.ts'
import { hashOf, newToken } from '#server/platform/sessions/cookies.ts'
import { saveSetting } from '#server/platform/stored-settings.queries.ts'
import { findAdmins, setAdmin } from './admin-rights.queries.ts'

const KEY = 'admin_claim'

/** A link that makes whoever opens it, signed in, the first admin; undefined where there is one. The newest one counts. */
export async function makeClaimLink(db: Connection, siteUrl: string): Promise<string | undefined> {
  if ((await findAdmins(db)).length > 0) return undefined
  const token = newToken()
  await saveSetting(db, KEY, hashOf(token))
  // NOTE: behind the #, which browsers send to no server: neither a log nor a referrer gets to know it.
  return `${siteUrl}${CLAIM_PATH}#${token}`
}

/** Makes the account the first admin by the link's token. Throws `claim_link_invalid`, also once there is an admin. */
export const becomeFirstAdmin = (db: Database, userId: number, token: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    // Taken away first: of two who come at once, one finds it.
    const { numDeletedRows } = await trx
      .deleteFrom('settings')
      .where('key', '=', KEY)
      .where('value', '=', hashOf(token))
      .executeTakeFirst()
    if (numDeletedRows === 0n || (await findAdmins(trx)).length > 0) throw new AppError('claim_link_invalid')
    await setAdmin(trx, userId, true)
  })
