import { defineConfig } from 'vitest/config'

const strict = { setupFiles: ['testing/strict.setup.ts'], testTimeout: 30_000, hookTimeout: 60_000 }

export default defineConfig({
  test: {
    // A skipped test passes nothing and an `only` skips the others: neither may slip in.
    allowOnly: false,
    projects: [
      {
        test: {
          ...strict,
          name: 'node',
          include: ['{contract,server,testing,scripts,bench}/**/*.test.ts'],
          globalSetup: ['testing/postgres/postgres.setup.ts'],
        },
      },
      { test: { ...strict, name: 'web', include: ['web/**/*.test.{ts,tsx}'] } },
    ],
  },
})
