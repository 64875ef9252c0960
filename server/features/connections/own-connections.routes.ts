import { connectionProviders, type ConnectionProvider } from '#contract/connections.ts'
import * as contract from '#contract/own-connections.ts'
import { requireStory, saveConnection } from '#server/features/stories/story-access.ts'
import { AppError } from '#server/platform/app-error.ts'
import { countConnectionsOf, requireConnection } from '#server/platform/connections/connections.queries.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import { addConnection, changeConnection, listConnections, removeConnection } from './change-connections.ts'
import type { ConnectionsContext } from './connections-context.ts'
import { listServerModels } from './list-server-models.ts'
import { testConnection } from './test-connection.ts'

const MOST_OF_A_READER = 20

export function ownConnectionsRoutes(serve: Serve, context: ConnectionsContext): void {
  const { db, config } = context
  const requireOn = () => {
    if (!config.readerConnections) throw new AppError('own_connections_off')
  }

  serve(contract.listOwnConnections, async ({ user }) => {
    requireOn()
    return { connections: await listConnections(db, user.id) }
  })
  serve(contract.addOwnConnection, async ({ user, body }) => {
    requireOn()
    requireForReaders(context, body)
    if ((await countConnectionsOf(db, user.id)) >= MOST_OF_A_READER) throw new AppError('connections_full')
    return addConnection(context, user.id, body)
  })
  serve(contract.changeOwnConnection, async ({ user, params, body }) => {
    requireOn()
    const { provider, address } = await requireConnection(db, user.id, params.id)
    requireForReaders(context, { provider, address, ...body })
    return changeConnection(context, user.id, params.id, body)
  })
  // Also where they are switched off: a key can always be taken back.
  serve(contract.removeOwnConnection, async ({ user, params }) => {
    await removeConnection(context, user.id, params.id)
    return {}
  })
  serve(contract.testOwnConnection, ({ user, params }) => {
    requireOn()
    return testConnection(context, user.id, params.id)
  })

  serve(contract.listOwnModels, ({ user, body }) => {
    requireOn()
    requireForReaders(context, body)
    return listServerModels(context, user.id, body)
  })

  serve(contract.getStoryConnection, async ({ user, params }) => {
    const { connectionId } = await requireStory(db, user.id, params.storyId)
    return { connectionId: config.readerConnections ? connectionId : null }
  })
  serve(contract.setStoryConnection, async ({ user, params: { storyId }, body: { connectionId } }) => {
    requireOn()
    await requireStory(db, user.id, storyId)
    if (connectionId !== null) await requireConnection(db, user.id, connectionId)
    await saveConnection(db, { userId: user.id, storyId, connectionId })
    return { connectionId }
  })
}

/** A provider that takes keys of readers, at its own address, or another server at a public one. */
function requireForReaders(
  { guard }: Pick<ConnectionsContext, 'guard'>,
  { provider, address }: { provider: ConnectionProvider; address?: string | null },
): void {
  const needs = connectionProviders[provider]
  if (!needs.isForReaders) refuse('provider', 'Please choose another provider')
  const isElsewhere = address !== undefined && address !== null
  if (isElsewhere && needs.address === 'own') refuse('address', `${needs.name} has an address of its own`)
  if (!isElsewhere) return
  try {
    guard.lookupFor(new URL(address))
  } catch {
    refuse('address', 'Please enter a public address that begins with https://')
  }
}

function refuse(field: string, text: string): never {
  throw new AppError('invalid_input', { text, fields: { [field]: text } })
}
