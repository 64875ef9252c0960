import { toIso } from '#server/ground/clock.ts'
import { findConnectionsOf } from '#server/platform/connections/connections.queries.ts'
import type { Room } from '#server/platform/room.ts'
import type { UserData } from '#server/platform/user-data.ts'
import type { ConnectionsContext } from './connections-context.ts'
import { ownConnectionsRoutes } from './own-connections.routes.ts'
import { siteConnectionsRoutes } from './site-connections.routes.ts'

/** A reader's own connections for the download of their account, without the keys: those are the provider's to show. */
const connectionData: UserData = {
  name: 'connections',
  async *collect(db, userId) {
    for (const { provider, address, model, keyEnd, createdAt } of await findConnectionsOf(db, userId))
      yield { provider, address, model, keyEnd, createdAt: toIso(createdAt) }
  },
}

export const connectionsRoom: Room<ConnectionsContext> = {
  routes(serve, context) {
    siteConnectionsRoutes(serve, context)
    ownConnectionsRoutes(serve, context)
  },
  userData: [connectionData],
}
