import type { Database } from '../db/schema.ts'
import type { KeyRing } from '../secrets/key-ring.ts'
import { keyPlace } from './connections.queries.ts'
import { raiseVersion } from './connection-settings.queries.ts'

/** Seals every key anew that is not sealed with the newest secret. Returns their number; works while the site serves. */
export async function rotateKeys(db: Database, ring: KeyRing): Promise<number> {
  const rows = await db
    .selectFrom('connections')
    .select(['id', 'userId', 'sealedKey'])
    .where('sealedKey', 'is not', null)
    .execute()
  let rotated = 0
  for (const row of rows) {
    const { id, sealedKey } = row
    if (sealedKey === null || ring.isNewest(sealedKey)) continue
    const place = keyPlace(row)
    const { numUpdatedRows } = await db
      .updateTable('connections')
      .set({ sealedKey: ring.seal(ring.open(sealedKey, place), place) })
      .where('id', '=', id)
      // Somebody may have given it another key meanwhile.
      .where('sealedKey', '=', sealedKey)
      .executeTakeFirst()
    rotated += Number(numUpdatedRows)
  }
  if (rotated > 0) await raiseVersion(db)
  return rotated
}
