import closeWithGrace from 'close-with-grace'
import { buildApp } from './app.ts'
import { createContext } from './context.ts'
import { startQuietTests } from './features/connections/quiet-tests.ts'
import { makeClaimLink } from './features/account/first-admin.ts'
import { readConfig } from './platform/config/config.ts'
import { listen } from './platform/http/listen.ts'
import { createLog } from './platform/log.ts'
import { secondsMs } from './ground/clock.ts'
import { giveMemoryBack } from './ground/give-memory-back.ts'

const config = readConfigOrExit()
const log = createLog(config.logLevel)
const traces = await loadTraces()
const context = await createContext(config, log).catch(endWithReason)
const app = await buildApp(context, traces)
const metrics = await startMetrics()

const DRAIN_MS = 3 * secondsMs
/** By then a process that starts beside readers has some. */
const STARTED_FOR_MS = 2 * secondsMs
let quietTests: AsyncDisposable | undefined

// NOTE: a signal to the whole process group arrives twice, from the terminal and from npm; only the first counts.
const signals = ['SIGTERM', 'SIGINT'] as const
const { close } = closeWithGrace(
  { delay: 10 * secondsMs, logger: false, skip: [...signals] },
  async ({ err }) => {
    if (err) log.fatal({ err }, 'the server ends because of an error nobody caught')
    // Turns that are nearly done end here; readers of the others follow them on another node, or after the restart.
    await context.generations.drain(err ? 0 : DRAIN_MS)
    await app.close()
    await metrics?.[Symbol.asyncDispose]()
    await quietTests?.[Symbol.asyncDispose]()
    await context[Symbol.asyncDispose]()
    await traces?.[Symbol.asyncDispose]()
  },
)
let isClosing = false
for (const signal of signals) {
  process.on(signal, () => {
    if (!isClosing) close()
    isClosing = true
  })
}

const address = await listen(app, { host: config.host, port: config.port })
log.info({ address, narrator: context.narrators.ofSite.model }, 'Lanterntale is ready')
const site = address + config.basePath
console.log(`Lanterntale is ready: ${site}`)
quietTests = startQuietTests(context)
// A database that is away now is asked again by the first turn.
void context.turnStore.prepare().catch(() => {})
setTimeout(() => {
  // Who plays already would wait for it.
  if (!context.generations.areActive) giveMemoryBack()
}, STARTED_FOR_MS).unref()
const claimLink = await makeClaimLink(context.db, config.hasPublicUrl ? config.publicUrl : site)
if (claimLink)
  console.log(`There is no admin yet. Open this link and log in, and it makes you one, once: ${claimLink}`)

/** NOTE: loaded only where somebody may ask, so that the others neither wait for it nor hold it in memory. */
async function startMetrics() {
  if (config.metricsPort === 0) return undefined
  const { serveMetrics } = await import('./platform/metrics/serve-metrics.ts')
  return serveMetrics(config, log)
}

/** NOTE: loaded only where traces are asked for. */
async function loadTraces() {
  if (!config.traces) return undefined
  const { startTraces } = await import('./platform/traces/start-traces.ts')
  const database = config.secrets.databaseUrl ? 'postgresql' : 'sqlite'
  return startTraces(config.traces, { version: config.version, log, database })
}

/** NOTE: whoever starts a container reads one sentence; the whole error is in the log before it. */
function endWithReason(error: unknown): never {
  log.fatal({ err: error }, 'the server cannot start')
  console.error(`The server cannot start: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}

function readConfigOrExit() {
  try {
    return readConfig()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
