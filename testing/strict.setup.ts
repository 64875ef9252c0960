import { Socket } from 'node:net'
import { afterAll, afterEach } from 'vitest'

/** Files that share a process share its watch. */
const shared = globalThis as { offences?: string[] }
const isWatched = shared.offences !== undefined
/** Things that no test may do in passing: they are collected and fails the test at its end. */
const offences = (shared.offences ??= [])

for (const method of ['error', 'warn'] as const) {
  // A test that expects such a line puts its own spy over this one.
  console[method] = (...said: unknown[]) =>
    void offences.push(`console.${method}: ${said.map(String).join(' ')}`)
}

function watch(): void {
  process.on('unhandledRejection', (reason) => offences.push(`unhandled rejection: ${String(reason)}`))

  const connect = Socket.prototype.connect
  Socket.prototype.connect = function (this: Socket, ...given: unknown[]) {
    const host = hostIn(given)
    if (host !== undefined && !isLoopback(host)) {
      offences.push(`connection to ${host}`)
      throw new Error(`Tests connect to this machine only, not to ${host}`)
    }
    return Reflect.apply(connect, this, given) as Socket
  }
}
if (!isWatched) watch()

// Kept before a test can put fake timers in its place.
const soon = setImmediate

/** Things that happened outside of tests, while a file is loaded or in its own hooks, counts for the next one. */
async function failOnOffences(): Promise<void> {
  // A rejection is known to be unhandled only after the microtasks have run.
  await new Promise((resolve) => soon(resolve))
  const found = offences.splice(0)
  if (found.length > 0) throw new Error(`The test did what no test may do:\n${found.join('\n')}`)
}
afterEach(failOnOffences)
afterAll(failOnOffences)

/** `connect` takes (options), (port, host), (path) or the list of those that node's own modules hand on. */
function hostIn(given: unknown[]): string | undefined {
  const [first, second] = Array.isArray(given[0]) ? (given[0] as unknown[]) : given
  if (typeof first === 'object' && first !== null) {
    const { host, path } = first as { host?: unknown; path?: unknown }
    return typeof host === 'string' && !path ? host : undefined
  }
  return typeof second === 'string' ? second : undefined
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.') || host.endsWith('.localhost')
}
