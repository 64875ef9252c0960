import type { ChildProcess } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'
import { Worker } from 'node:worker_threads'
import { afterAll, inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The fault to switch on; without one a run notes which faults its tests reach. */
    fault: string | undefined
    testEngines: string
  }
  interface TaskMeta {
    reached?: string[]
  }
}

/** The switchboard of Stryker's planted faults. */
interface Switchboard {
  activeMutant?: string
  mutantCoverage?: { static: Record<string, number>; perTest: object }
  hitCount?: number
  hitLimit?: number
}

/** A fault that is passed so often has made a loop that never ends. */
const ENDLESS = 1_000_000
/** And so has one that keeps a test file for so long. */
const ENDLESS_MS = 300_000
/** A thread of its own, which goes on while the tests are caught in a loop. */
const GUARD = `
  let children = []
  const end = (pid) => { try { process.kill(pid, 'SIGKILL') } catch {} }
  require('node:worker_threads').parentPort.on('message', (pids) => (children = pids))
  setTimeout(() => [...children, process.pid].forEach(end), ${ENDLESS_MS})`

const fault = inject('fault')
const board: Switchboard = {}
Object.assign(globalThis, { __stryker__: board })
process.env.TEST_ENGINES = inject('testEngines')

if (fault === undefined) {
  // Vitest asks for this pattern where only the second argument is used.
  // oxlint-disable-next-line no-empty-pattern
  afterAll(({}, file) => {
    file.meta.reached = Object.keys(board.mutantCoverage?.static ?? {})
  })
} else {
  Object.assign(board, { activeMutant: fault, hitCount: 0, hitLimit: ENDLESS })
  // Programs that a test starts read it there.
  process.env.__STRYKER_ACTIVE_MUTANT__ = fault
  const children = new Set<ChildProcess>()
  const guard = new Worker(GUARD, { eval: true })
  guard.unref()
  subscribe('child_process', (message) => {
    const { process: child } = message as { process: ChildProcess }
    const tell = () => guard.postMessage([...children].map(({ pid }) => pid))
    child.once('spawn', () => {
      children.add(child)
      tell()
    })
    child.once('exit', () => {
      children.delete(child)
      tell()
    })
  })
  // Registered before all others, so that it runs last: a server that the fault keeps from ending ends here.
  afterAll(() => children.forEach((child) => child.kill('SIGKILL')))
}
