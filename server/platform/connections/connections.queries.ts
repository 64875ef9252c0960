import type { Insertable, Selectable, Updateable } from 'kysely'
import type { SiteKind } from '#contract/connections.ts'
import type { NarratorFailure } from '#contract/narrator-failures.ts'
import { AppError } from '../app-error.ts'
import type { Connection as Db, Schema } from '../db/schema.ts'
import type { KeyRing } from '../secrets/key-ring.ts'
import type { SealedPlace } from '../secrets/seal-text.ts'
import { raiseVersion } from './connection-settings.queries.ts'

export type ConnectionRow = Selectable<Schema['connections']>
type NewRow = Insertable<Schema['connections']>

/** Whose connections: an account's, or the site's. */
export type ConnectionOwner = number | 'site'

const userIdOf = (owner: ConnectionOwner): number | null => (owner === 'site' ? null : owner)

const rowsOf = (db: Db, owner: ConnectionOwner) =>
  db
    .selectFrom('connections')
    .selectAll()
    .where('userId', owner === 'site' ? 'is' : '=', userIdOf(owner))

export const findConnectionsOf = (db: Db, owner: ConnectionOwner): Promise<ConnectionRow[]> =>
  rowsOf(db, owner).orderBy('id').execute()

export async function countConnectionsOf(db: Db, owner: ConnectionOwner): Promise<number> {
  return (await findConnectionsOf(db, owner)).length
}

export const findConnection = (
  db: Db,
  owner: ConnectionOwner,
  id: number,
): Promise<ConnectionRow | undefined> => rowsOf(db, owner).where('id', '=', id).executeTakeFirst()

export const findDefaultConnection = (
  db: Db,
  owner: ConnectionOwner,
  kind: SiteKind = 'text',
): Promise<ConnectionRow | undefined> =>
  rowsOf(db, owner).where('kind', '=', kind).where('isDefault', '=', 1).executeTakeFirst()

/** Throws `connection_not_found`, the same for another's and for one that does not exist. */
export async function requireConnection(db: Db, owner: ConnectionOwner, id: number): Promise<ConnectionRow> {
  const row = await findConnection(db, owner, id)
  if (!row) throw new AppError('connection_not_found')
  return row
}

export const keyPlace = ({ id, userId }: Pick<ConnectionRow, 'id' | 'userId'>): SealedPlace => ({
  table: 'connections',
  row: id,
  owner: userId,
  column: 'key',
})

/** From this length on the last four characters tell nothing of the rest. */
const LONG_KEY = 16

/** The key's columns; `undefined` leaves them as they are, and null empties them. */
function keyColumns(
  ring: KeyRing,
  row: Pick<ConnectionRow, 'id' | 'userId'>,
  key: string | null | undefined,
) {
  if (key === undefined) return {}
  if (key === null) return { sealedKey: null, keyEnd: null }
  const keyEnd = key.length >= LONG_KEY ? key.slice(-4) : null
  return { sealedKey: ring.seal(key, keyPlace(row)), keyEnd }
}

export async function insertConnection(
  db: Db,
  ring: KeyRing,
  owner: ConnectionOwner,
  { key, ...values }: Omit<NewRow, 'userId'> & { key: string | null },
): Promise<number> {
  const userId = userIdOf(owner)
  const { id } = await db
    .insertInto('connections')
    .values({ ...values, userId })
    .returning('id')
    .executeTakeFirstOrThrow()
  // NOTE: after the row is there, since its id is a part of the seal.
  if (key !== null)
    await db
      .updateTable('connections')
      .set(keyColumns(ring, { id, userId }, key))
      .where('id', '=', id)
      .execute()
  await raiseVersion(db)
  return id
}

/** Changes what is asked, and how; what a test has learned is forgotten with it. */
export async function updateConnection(
  db: Db,
  ring: KeyRing,
  row: ConnectionRow,
  { key, ...values }: Updateable<Schema['connections']> & { key?: string | null },
): Promise<void> {
  await db
    .updateTable('connections')
    .set({ ...values, ...keyColumns(ring, row, key) })
    .set({ capabilities: null, testedAt: null, findings: null, failedAt: null, failure: null })
    .set((e) => ({ failureSentence: null, revision: e('revision', '+', 1) }))
    .where('id', '=', row.id)
    .execute()
  await raiseVersion(db)
}

/** Makes a connection its owner's default in the place of another, or takes that away from it. */
export async function setDefault(
  db: Db,
  { id, userId, kind }: ConnectionRow,
  isDefault: boolean,
): Promise<void> {
  await db
    .updateTable('connections')
    .set({ isDefault: 0 })
    .where('userId', userId === null ? 'is' : '=', userId)
    .where('kind', '=', kind)
    .where('isDefault', '=', 1)
    .$if(!isDefault, (query) => query.where('id', '=', id))
    .execute()
  if (isDefault) await db.updateTable('connections').set({ isDefault: 1 }).where('id', '=', id).execute()
  await raiseVersion(db)
}

export async function deleteConnection(db: Db, { id }: Pick<ConnectionRow, 'id'>): Promise<void> {
  await db.deleteFrom('connections').where('id', '=', id).execute()
  await raiseVersion(db)
}

interface TestColumns {
  capabilities: string | null
  testedAt: number
  findings: string
}

/**
 * Saves the findings of a test where the connection is still the one that was tested; whoever asks its model next begins
 * with what was learned.
 */
export async function saveTest(
  db: Db,
  { id, revision }: Pick<ConnectionRow, 'id' | 'revision'>,
  test: TestColumns,
): Promise<void> {
  await db
    .updateTable('connections')
    .set(test)
    .set((e) => ({ revision: e('revision', '+', 1) }))
    .where('id', '=', id)
    .where('revision', '=', revision)
    .execute()
  await raiseVersion(db)
}

/** Why a connection failed last, with the provider's own redacted sentence; undefined: it works again. */
export async function saveFailure(
  db: Db,
  { id, revision }: Pick<ConnectionRow, 'id' | 'revision'>,
  failed?: { at: number; failure: NarratorFailure; sentence: string | null },
): Promise<void> {
  await db
    .updateTable('connections')
    .set({
      failedAt: failed?.at ?? null,
      failure: failed?.failure ?? null,
      failureSentence: failed?.sentence ?? null,
    })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .execute()
}
