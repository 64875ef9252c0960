import type { SiteKind } from '#contract/connections.ts'
import { findVersion } from '#server/platform/connections/connection-settings.queries.ts'
import {
  findDefaultConnection,
  type ConnectionRow,
} from '#server/platform/connections/connections.queries.ts'
import type { Database } from '#server/platform/db/schema.ts'

export interface FollowedDefault<Engine> {
  /** The engine of the default; undefined while there is none. */
  readonly current: Engine | undefined
  /** Looks whether anything has changed, here or on another node, or since the version that is known to hold. */
  refresh(version?: string): Promise<void>
}

/** Follows the site's default connection of a kind: its engine is opened anew when it has changed. */
export function followDefault<Engine>(
  db: Database,
  kind: SiteKind,
  open: (row: ConnectionRow) => Promise<Engine>,
): FollowedDefault<Engine> {
  let current: Engine | undefined
  let opened: Pick<ConnectionRow, 'id' | 'revision'> | undefined
  let version: string | undefined
  return {
    get current() {
      return current
    },
    async refresh(given) {
      const found = given ?? (await findVersion(db))
      if (found === version) return
      const row = await findDefaultConnection(db, 'site', kind)
      const isOpen = row?.id === opened?.id && row?.revision === opened?.revision
      if (!isOpen) current = row && (await open(row))
      opened = row
      version = found
    },
  }
}
