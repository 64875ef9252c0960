import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const strict = {
  setupFiles: ['testing/strict.setup.ts'],
  // These end what hangs, and measure nothing: what starts three processes takes four times as long on a busy machine.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // As long as a journey waits.
  expect: { poll: { timeout: 15_000 } },
}

/** Tests of what a process does once, of what it has done so far or of its memory: each of these files has one to itself. */
const alone = [
  'server/ground/{give-memory-back,grammar/grammar-file}.test.ts',
  'server/platform/db/preparing-client.test.ts',
  'server/platform/http/{event-stream,overload-guard}.test.ts',
  'server/features/stories/turn-traffic.test.ts',
]
const withPostgres = { ...strict, globalSetup: ['testing/postgres/postgres.setup.ts'] }

export default defineConfig({
  test: {
    // An `only` would leave out all other tests without a word.
    allowOnly: false,
    // One more than there are cores: many tests wait for another process or a clock.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          ...withPostgres,
          name: 'node',
          include: ['{contract,server,testing,scripts,bench}/**/*.test.ts'],
          exclude: alone,
          // The server keeps no state in its modules: files that follow each other in a process load it once.
          isolate: false,
        },
      },
      { test: { ...withPostgres, name: 'alone', include: alone } },
      { test: { ...strict, name: 'web', include: ['web/**/*.test.{ts,tsx}'] } },
    ],
  },
})
