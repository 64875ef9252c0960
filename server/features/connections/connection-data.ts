import { findConnectionsOf } from '#server/platform/connections/connections.queries.ts'
import { toIso } from '#server/ground/clock.ts'
import type { UserData } from '#server/platform/user-data.ts'

/** A reader's own connections for the download of their account, without the keys: those are the provider's to show. */
export const connectionData: UserData = {
  name: 'connections',
  async *collect(db, userId) {
    for (const { provider, address, model, keyEnd, createdAt } of await findConnectionsOf(db, userId))
      yield { provider, address, model, keyEnd, createdAt: toIso(createdAt) }
  },
}
