import { findConnectionsOf, type ConnectionRow } from '#server/platform/connections/connections.queries.ts'
import { testConnection, type TestContext } from './test-connection.ts'

/**
 * Tests the site's connections that nobody has tested yet, one after the other, while the site serves. A file is loaded
 * for it only where it tells anyway, and no picture is painted. Dispose of it to end it.
 */
export function startQuietTests(context: TestContext): AsyncDisposable & { whole: Promise<void> } {
  const over = new AbortController()
  const whole = testUntested(context, over.signal).catch((error: unknown) => {
    if (!over.signal.aborted) context.log.warn({ err: error }, 'the connections could not be tested')
  })
  return {
    whole,
    async [Symbol.asyncDispose]() {
      over.abort()
      await whole
    },
  }
}

async function testUntested(context: TestContext, signal: AbortSignal): Promise<void> {
  const isDue = ({ kind, testedAt, provider, isDefault }: ConnectionRow) =>
    kind === 'text' && testedAt === null && (provider !== 'local' || isDefault === 1)
  for (const { id } of (await findConnectionsOf(context.db, 'site')).filter(isDue)) {
    signal.throwIfAborted()
    await testConnection(context, 'site', id, signal)
  }
}
