import type { Connection } from './schema.ts'

/**
 * Holds a reader's row until the transaction ends: two things that are added at once cannot both count the same, where
 * a reader may have so many at most.
 */
export async function lockReader(trx: Connection, userId: number): Promise<void> {
  await trx
    .updateTable('users')
    .set((e) => ({ id: e.ref('id') }))
    .where('id', '=', userId)
    .execute()
}
