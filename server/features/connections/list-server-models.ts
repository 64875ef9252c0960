import { missingFields, type ModelNames, type ModelsQuestion } from '#contract/connections.ts'
import { listModelFiles } from '#server/engines/narrator/local/file-connection.ts'
import { listModels } from '#server/engines/narrator/probe/list-models.ts'
import {
  requireConnection,
  type ConnectionOwner,
  type ConnectionRow,
} from '#server/platform/connections/connections.queries.ts'
import { isSameServer, settingsOfRow } from './connection-row.ts'
import type { ConnectionsContext } from './connections-context.ts'

type Context = Pick<ConnectionsContext, 'db' | 'ring' | 'calls' | 'files'>

/**
 * The models that a server lists; none where it lists none, or where something is missing to ask it. A stored key goes
 * only to the server that it was given for. Throws `connection_not_found`.
 */
export async function listServerModels(
  context: Context,
  owner: ConnectionOwner,
  { provider, address = null, key, connectionId }: ModelsQuestion,
): Promise<ModelNames> {
  if (provider === 'local') return { models: await listModelFiles(context.files) }
  const row =
    connectionId === undefined ? undefined : await requireConnection(context.db, owner, connectionId)
  const knownKey = key ?? (row && isSameServer(row, { provider, address }) ? keyOf(context, row) : undefined)
  const isComplete =
    Object.keys(missingFields({ provider, address, hasKey: knownKey !== undefined })).length === 0
  if (!isComplete) return { models: [] }
  const call = owner === 'site' ? context.calls.site : context.calls.readers
  const connection = { provider, model: '', key: knownKey, ...(address !== null && { address }) }
  return { models: await listModels(connection, call) }
}

/** A key that cannot be opened any more is none. */
function keyOf({ ring }: Pick<Context, 'ring'>, row: ConnectionRow): string | undefined {
  try {
    return settingsOfRow(row, ring).key
  } catch {
    return undefined
  }
}
