import type { Room } from '#server/platform/room.ts'
import { connectionData } from './connection-data.ts'
import type { ConnectionsContext } from './connections-context.ts'
import { ownConnectionsRoutes } from './own-connections.routes.ts'
import { siteConnectionsRoutes } from './site-connections.routes.ts'

export const connectionsRoom: Room<ConnectionsContext> = {
  routes(serve, context) {
    siteConnectionsRoutes(serve, context)
    ownConnectionsRoutes(serve, context)
  },
  userData: [connectionData],
}
