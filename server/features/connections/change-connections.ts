import {
  missingFields,
  type ModelConnection,
  type ConnectionChange,
  type ConnectionForm,
} from '#contract/connections.ts'
import { AppError } from '#server/platform/app-error.ts'
import {
  findConnectionsOf,
  deleteConnection,
  insertConnection,
  requireConnection,
  setDefault,
  updateConnection,
  type ConnectionOwner,
  type ConnectionRow,
} from '#server/platform/connections/connections.queries.ts'
import type { Connection as Db } from '#server/platform/db/schema.ts'
import type { KeyRing } from '#server/platform/secrets/key-ring.ts'
import { connectionOfRow, isSameServer } from './connection-row.ts'
import type { ConnectionsContext } from './connections-context.ts'

type Context = Pick<ConnectionsContext, 'db' | 'ring' | 'clock' | 'narrators' | 'painters' | 'speech'>

export const listConnections = async (db: Db, owner: ConnectionOwner): Promise<ModelConnection[]> =>
  (await findConnectionsOf(db, owner)).map(connectionOfRow)

/** Throws `invalid_input` where the provider needs more. */
export async function addConnection(
  { db, ring, clock, ...engines }: Context,
  owner: ConnectionOwner,
  { kind = 'text', key = null, provider, model, ...form }: ConnectionForm,
): Promise<ModelConnection> {
  const address = form.address ?? null
  requireComplete({ kind, provider, address, model, hasKey: key !== null })
  const columns = { kind, provider, model, address, key, createdAt: clock.now(), ...columnsOf(form) }
  const id = await db.transaction().execute((trx) => insertConnection(trx, ring, owner, columns))
  await refresh(engines)
  return find(db, owner, id)
}

/**
 * Changes a connection. Its key goes with it only to the server that it was given for: with another provider or
 * address it has to be given again. Throws `connection_not_found`, `invalid_input`.
 */
export async function changeConnection(
  { db, ring, ...engines }: Context,
  owner: ConnectionOwner,
  id: number,
  { isDefault, ...change }: ConnectionChange,
): Promise<ModelConnection> {
  await db.transaction().execute(async (trx) => {
    const row = await requireConnection(trx, owner, id)
    if (Object.keys(change).length > 0) await storeChange(trx, ring, row, change)
    if (isDefault !== undefined) await setDefault(trx, row, isDefault)
  })
  await refresh(engines)
  return find(db, owner, id)
}

async function storeChange(
  trx: Db,
  ring: KeyRing,
  row: ConnectionRow,
  { key, provider = row.provider, model = row.model, ...form }: Omit<ConnectionChange, 'isDefault'>,
): Promise<void> {
  const address = form.address === undefined ? row.address : form.address
  const newKey = key === undefined && !isSameServer(row, { provider, address }) ? null : key
  requireComplete({
    kind: row.kind,
    provider,
    address,
    model,
    hasKey: newKey === undefined ? row.sealedKey !== null : newKey !== null,
  })
  await updateConnection(trx, ring, row, { provider, model, address, key: newKey, ...columnsOf(form) })
}

/** Throws `connection_not_found`. */
export async function removeConnection(
  { db, ...engines }: Context,
  owner: ConnectionOwner,
  id: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await deleteConnection(trx, await requireConnection(trx, owner, id))
  })
  await refresh(engines)
}

/** Has this node heed a change at once; the others see it within seconds. */
async function refresh(engines: Pick<Context, 'narrators' | 'painters' | 'speech'>): Promise<void> {
  await engines.narrators.refresh()
  await engines.painters.refresh()
  await engines.speech.refresh()
}

const find = async (db: Db, owner: ConnectionOwner, id: number): Promise<ModelConnection> =>
  connectionOfRow(await requireConnection(db, owner, id))

function requireComplete(given: Parameters<typeof missingFields>[0]): void {
  const fields = missingFields(given)
  const [text] = Object.values(fields)
  if (text !== undefined) throw new AppError('invalid_input', { text, fields })
}

type Settings = Pick<ConnectionChange, 'contextTokens' | 'replyTokens' | 'sampling' | 'price' | 'voice'>

/** The columns of what is given; `null` empties one. */
const columnsOf = ({ contextTokens, replyTokens, sampling, price, voice }: Settings) => ({
  ...(contextTokens !== undefined && { contextTokens }),
  ...(replyTokens !== undefined && { replyTokens }),
  ...(sampling !== undefined && { sampling: sampling && JSON.stringify(sampling) }),
  ...(price !== undefined && { price: price && JSON.stringify(price) }),
  ...(voice !== undefined && { voice }),
})
