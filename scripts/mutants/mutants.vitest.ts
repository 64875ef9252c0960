import { defineConfig } from 'vitest/config'

/** Vitest's settings for planted faults: which files run, and on which database, is said at each run. */
export default defineConfig({
  test: {
    root: process.cwd(),
    setupFiles: ['scripts/mutants/fault.setup.ts', 'testing/strict.setup.ts'],
    globalSetup: ['testing/postgres/postgres.setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: '100%',
    watch: false,
    silent: true,
    // The tests that fail are meant to: only whether they do is of interest.
    reporters: [{}],
  },
})
