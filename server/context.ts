import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import { guardPublicAddresses } from './engines/narrator/hosted/address-guard.ts'
import { createHttpCall } from './engines/narrator/hosted/http-call.ts'
import type { Narrator } from './engines/narrator/narrator.ts'
import type { Painter } from './engines/painter/painter.ts'
import { pictureWorkers } from './engines/painter/picture-workers.ts'
import { openOidcProvider } from './features/auth/oidc/oidc-provider.ts'
import { startEmptyingBin } from './features/library/empty-bin.ts'
import { pictureRemoval } from './features/scenes/picture-data.ts'
import { startKeeper } from './features/memory/start-keeper.ts'
import { createTurnMemory } from './features/memory/turn-memory.ts'
import { createModelPulls } from './features/connections/model-pulls.ts'
import { startPainters } from './features/connections/painters.ts'
import { startSpeechModels } from './features/connections/speech-models.ts'
import { startNarrators } from './features/connections/narrators.ts'
import { startPainting } from './features/scenes/start-painting.ts'
import { ActiveGenerations } from './features/stories/active-generations.ts'
import { startTakeovers } from './features/stories/take-over-turns.ts'
import { openTurnStore } from './features/stories/open-turn-store.ts'
import { systemClock, type Clock } from './ground/clock.ts'
import type { Config } from './platform/config/config.ts'
import { startDatabaseClock } from './platform/db/database-clock.ts'
import { openDatabase } from './platform/db/open-db.ts'
import { noWakeUps, type WakeUps } from './platform/live/wake-ups.ts'
import { createRateLimits } from './platform/http/rate-limits.ts'
import type { Mailer } from './platform/mail/mailer.ts'
import { createPasswordHashing } from './platform/passwords/password-hashing.ts'
import { openKeyRing } from './platform/secrets/key-ring.ts'
import { startDayTotals } from './platform/usage/day-totals.ts'
import { startBudgets } from './platform/usage/budgets.ts'
import { createLedger } from './platform/usage/ledger.ts'
import { openStorage } from './platform/storage/open-storage.ts'
import { createSessions } from './platform/sessions/sessions.ts'
import { startTidyingSearch } from './platform/search/tidy-search.ts'
import { startSessionSweep } from './platform/sessions/sweep-sessions.ts'

/** Stand-ins that tests may put in the place of the real thing. */
export interface Replacements {
  narrator?: Narrator
  painter?: Painter
  clock?: Clock
  /** Where the optional package that reads model files is installed. */
  llamaFolder?: string
}

/** Opens the database and picks the engines. Dispose of it to end what is running and close what is open. */
export async function createContext(config: Config, log: FastifyBaseLogger, replacements: Replacements = {}) {
  const { db, ...bare } = await openDatabase(config, { isServing: true })
  const nodesClock = bare.pool && !replacements.clock ? await startDatabaseClock(bare.pool, log) : undefined
  const clock = replacements.clock ?? nodesClock ?? systemClock
  const ring = openKeyRing(config)
  const guard = guardPublicAddresses({ allowedHosts: config.readerConnectionHosts })
  const calls = { site: createHttpCall(config.proxy), readers: createHttpCall({}, guard) }
  const environment = replacements.narrator ?? (await loadNarrator(config))
  const files = { folder: join(config.dataDir, 'models'), packageFolder: replacements.llamaFolder }
  const modelPulls = createModelPulls({
    db,
    clock,
    folder: files.folder,
    hub: config.modelHub,
    call: calls.site,
    log,
  })
  const narrators = await startNarrators({ db, clock, log, ring, calls, files, config }, environment)
  const ledger = createLedger(config)
  const budgets = await startBudgets({ db, clock, log, config })
  const dayTotals = startDayTotals({ db, log })
  const wakeUps = await loadWakeUps(config, log, bare.pool)
  const { turnLeaseMs } = config
  const generations = new ActiveGenerations({ db, clock, log, wakeUps, turnLeaseMs })
  const storage = await openStorage(config)
  const painter = replacements.painter ?? (await loadPainter(config))
  const painters = await startPainters({ db, clock, log, ring }, painter)
  const speech = await startSpeechModels({ db, clock, log, ring, calls })
  pictureWorkers.prepareFor(config.picturesAtOnce)
  const painting = { db, clock, log, painters, storage, ledger, budgets }
  const paintings = startPainting(painting, config.picturesAtOnce)
  const keeper = startKeeper({ db, clock, log, narrators, ledger, budgets, generations, wakeUps, speech })
  const bin = startEmptyingBin({ db, clock, log, prepareStoryRemoval: pictureRemoval(storage) })
  const searchTidying = startTidyingSearch({ db, log })
  const sessionSweep = startSessionSweep({ db, clock, log })
  const mailer = await loadMailer(config, log)
  const memory = createTurnMemory({ db, clock, log, narrators, ledger, budgets, speech }, () => keeper.look())
  const turnStore = openTurnStore(bare)
  const stories = { db, turnStore, clock, log, narrators, ledger, budgets, generations, wakeUps, memory }
  const takeovers = startTakeovers({ ...stories, turnLeaseMs })
  return {
    config,
    log,
    clock,
    db,
    turnStore,
    ring,
    calls,
    guard,
    files,
    modelPulls,
    narrators,
    ledger,
    budgets,
    generations,
    wakeUps,
    painters,
    paintings,
    speech,
    keeper,
    memory,
    storage,
    isImageGenerationOn: config.imageGeneration,
    limits: createRateLimits(config.rateLimitFactor, bare.pool),
    passwords: createPasswordHashing(),
    sessions: createSessions(db, clock),
    mailer,
    oidc: openOidcProvider(config, log),
    async [Symbol.asyncDispose]() {
      await takeovers[Symbol.asyncDispose]()
      await generations[Symbol.asyncDispose]()
      await keeper[Symbol.asyncDispose]()
      await paintings[Symbol.asyncDispose]()
      await bin[Symbol.asyncDispose]()
      await painters[Symbol.asyncDispose]()
      await speech[Symbol.asyncDispose]()
      await searchTidying[Symbol.asyncDispose]()
      await sessionSweep[Symbol.asyncDispose]()
      await painter[Symbol.asyncDispose]?.()
      await mailer?.[Symbol.asyncDispose]()
      await dayTotals[Symbol.asyncDispose]()
      await budgets[Symbol.asyncDispose]()
      await modelPulls[Symbol.asyncDispose]()
      await narrators[Symbol.asyncDispose]()
      await wakeUps[Symbol.asyncDispose]()
      await nodesClock?.[Symbol.asyncDispose]()
      await db.destroy()
    },
  }
}
export type Context = Awaited<ReturnType<typeof createContext>>

async function loadNarrator({ narrator, proxy }: Config): Promise<Narrator> {
  const { pickNarrator } = await import('./engines/narrator/pick-narrator.ts')
  return pickNarrator(narrator, { proxy })
}

async function loadPainter({ painter }: Config): Promise<Painter> {
  const { pickPainter } = await import('./engines/painter/pick-painter.ts')
  return pickPainter(painter)
}

/** NOTE: loaded only where there may be other nodes. */
async function loadWakeUps(
  { secrets }: Config,
  log: FastifyBaseLogger,
  pool: Pool | undefined,
): Promise<WakeUps> {
  if (!pool || secrets.databaseUrl === undefined) return noWakeUps
  const { startPostgresWakeUps } = await import('./platform/live/postgres-wake-ups.ts')
  return startPostgresWakeUps(secrets.databaseUrl, pool, log)
}

/** NOTE: loaded only where mail is sent, so that the others neither wait for it nor hold it in memory. */
async function loadMailer({ mail }: Config, log: FastifyBaseLogger): Promise<Mailer | undefined> {
  if (!mail) return undefined
  const { createMailer } = await import('./platform/mail/mailer.ts')
  return createMailer(mail, log)
}
