import { restAfterFailures } from '#server/engines/narrator/breaker-narrator.ts'
import { createFallbackNarrator } from '#server/engines/narrator/fallback-narrator.ts'
import type { NarratorChoice } from '#server/engines/narrator/narrator-choice.ts'
import type { Narrator } from '#server/engines/narrator/narrator.ts'
import { pickNarrator } from '#server/engines/narrator/pick-narrator.ts'
import { secondsMs } from '#server/ground/clock.ts'
import { findFallback, findVersion } from '#server/platform/connections/connection-settings.queries.ts'
import {
  findConnection,
  findDefaultConnection,
  type ConnectionRow,
} from '#server/platform/connections/connections.queries.ts'
import { startRounds } from '#server/platform/jobs/rounds.ts'
import type { NarratorsContext } from './narrators-context.ts'
import { noteRests } from './note-rests.ts'
import { openStoredNarrator } from './stored-narrator.ts'

const LOOK_EVERY_MS = 2 * secondsMs
const MOST_OPEN = 500

/** The narrators of this process: the site's own, and those of readers' connections. */
export interface Narrators extends NarratorChoice, AsyncDisposable {
  /** Looks whether anything has changed, here or on another node. */
  refresh(): Promise<void>
}

/** Keeps the narrators as the connections say; `environment` is the one that the settings name. */
export async function startNarrators(context: NarratorsContext, environment: Narrator): Promise<Narrators> {
  const { db, clock, log, config } = context
  /** Open narrators by connection, the one used longest ago first; a change of the connection opens another. */
  const open = new Map<number, { revision: number; narrator: Narrator }>()
  const ofEnvironment = environment.isModel
    ? restAfterFailures(environment, noteRests(context, environment))
    : environment
  let ofSite = ofEnvironment
  let version: string | undefined

  /** NOTE: a change of the connection opens it anew, and so ends its rest. */
  async function openWithBreaker(row: ConnectionRow): Promise<Narrator> {
    const narrator = await openStoredNarrator(context, row)
    return restAfterFailures(narrator, noteRests(context, narrator, row.id))
  }

  async function openOnce(row: ConnectionRow): Promise<Narrator> {
    const known = open.get(row.id)
    const isFresh = known?.revision === row.revision
    const narrator = isFresh ? known.narrator : await openWithBreaker(row)
    open.delete(row.id)
    open.set(row.id, { revision: row.revision, narrator })
    if (!isFresh) known?.narrator[Symbol.dispose]?.()
    const [oldest] = open.keys()
    if (open.size > MOST_OPEN && oldest !== undefined) open.delete(oldest)
    return narrator
  }

  /** Lets go of what nobody is told by any more: a model file fills much of a machine. */
  function closeOthers(used: (Narrator | undefined)[]): void {
    for (const [id, { narrator }] of open) {
      if (!narrator[Symbol.dispose] || used.includes(narrator)) continue
      narrator[Symbol.dispose]?.()
      open.delete(id)
    }
  }

  async function findStandIn(first: Narrator): Promise<Narrator | undefined> {
    const chosen = await findFallback(db)
    const fallback = chosen === 'environment' ? config.narratorFallback : chosen
    if (fallback === 'off' || !first.isModel) return undefined
    if (fallback === 'storyteller') return pickNarrator({ engine: 'storyteller' })
    const row = await findConnection(db, 'site', fallback)
    const narrator = row && (await openOnce(row))
    return narrator === first ? undefined : narrator
  }

  async function refresh(): Promise<void> {
    const found = await findVersion(db)
    if (found === version) return
    const row = await findDefaultConnection(db, 'site')
    const first = row ? await openOnce(row) : ofEnvironment
    const standIn = await findStandIn(first)
    ofSite = standIn ? createFallbackNarrator({ first, standIn, now: clock.now }) : first
    closeOthers([first, standIn])
    version = found
  }

  await refresh()
  const rounds = startRounds(refresh, {
    everyMs: LOOK_EVERY_MS,
    log,
    complaint: 'the connections could not be looked up; trying again',
  })
  return {
    get ofSite() {
      return ofSite
    },
    async findDefault(userId) {
      if (!config.readerConnections) return null
      return (await findDefaultConnection(db, userId))?.id ?? null
    },
    async find(userId, connectionId) {
      if (connectionId === null || !config.readerConnections) return ofSite
      const row = await findConnection(db, userId, connectionId)
      return row ? openOnce(row) : ofSite
    },
    refresh,
    async [Symbol.asyncDispose]() {
      await rounds[Symbol.asyncDispose]()
      closeOthers([])
    },
  }
}
