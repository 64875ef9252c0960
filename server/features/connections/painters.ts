import { restPainter } from '#server/engines/painter/breaker-painter.ts'
import type { Painter } from '#server/engines/painter/painter.ts'
import { secondsMs } from '#server/ground/clock.ts'
import { findVersion } from '#server/platform/connections/connection-settings.queries.ts'
import {
  findDefaultConnection,
  type ConnectionRow,
} from '#server/platform/connections/connections.queries.ts'
import { startRounds } from '#server/platform/jobs/rounds.ts'
import { noteRests } from './note-rests.ts'
import { openStoredPainter, type PaintersContext } from './stored-painter.ts'

const LOOK_EVERY_MS = 2 * secondsMs

/** Who paints on this site: decided as a picture begins, so that a change holds from the next one on. */
export interface Painters extends AsyncDisposable {
  readonly ofSite: Painter
  /** Looks whether anything has changed, here or on another node. */
  refresh(): Promise<void>
}

/** Keeps the painter as the connections say; `environment` is the one that the settings name. */
export async function startPainters(context: PaintersContext, environment: Painter): Promise<Painters> {
  const { db, log } = context
  const withBreaker = (painter: Painter, connectionId?: number): Painter =>
    painter.isModel ? restPainter(painter, noteRests(context, painter, connectionId)) : painter
  const ofEnvironment = withBreaker(environment)
  let ofSite = ofEnvironment
  let opened: Pick<ConnectionRow, 'id' | 'revision'> | undefined
  let version: string | undefined

  async function refresh(): Promise<void> {
    const found = await findVersion(db)
    if (found === version) return
    const row = await findDefaultConnection(db, 'site', 'picture')
    const isOpen = row?.id === opened?.id && row?.revision === opened?.revision
    if (!isOpen) ofSite = row ? withBreaker(await openStoredPainter(context, row), row.id) : ofEnvironment
    opened = row
    version = found
  }

  await refresh()
  const rounds = startRounds(refresh, {
    everyMs: LOOK_EVERY_MS,
    log,
    complaint: 'the painters could not be looked up; trying again',
  })
  return {
    get ofSite() {
      return ofSite
    },
    refresh,
    [Symbol.asyncDispose]: () => rounds[Symbol.asyncDispose](),
  }
}
