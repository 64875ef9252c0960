import { restPainter } from '#server/engines/painter/breaker-painter.ts'
import type { Painter } from '#server/engines/painter/painter.ts'
import { secondsMs } from '#server/ground/clock.ts'
import { startRounds } from '#server/platform/jobs/rounds.ts'
import { followDefault } from './follow-default.ts'
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
  const stored = followDefault(db, 'picture', async (row) =>
    withBreaker(await openStoredPainter(context, row), row.id),
  )
  await stored.refresh()
  const rounds = startRounds(stored.refresh, {
    everyMs: LOOK_EVERY_MS,
    log,
    complaint: 'the painters could not be looked up; trying again',
  })
  return {
    get ofSite() {
      return stored.current ?? ofEnvironment
    },
    refresh: stored.refresh,
    [Symbol.asyncDispose]: () => rounds[Symbol.asyncDispose](),
  }
}
