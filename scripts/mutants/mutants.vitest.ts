import { defineConfig } from 'vitest/config'

/** Vitest's settings for planted faults: the named tests alone, on SQLite alone but for code of PostgreSQL's. */
export default defineConfig({
  test: {
    root: process.cwd(),
    setupFiles: ['testing/strict.setup.ts'],
    globalSetup: ['testing/postgres/postgres.setup.ts'],
    include: process.env.MUTANTS_TESTS?.split(' '),
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
