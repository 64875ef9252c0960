import { defineConfig } from 'vitest/config'

const strict = {
  setupFiles: ['testing/strict.setup.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // As long as a journey waits: a second is too short for a process that starts on a busy machine.
  expect: { poll: { timeout: 15_000 } },
}

export default defineConfig({
  test: {
    // An `only` would leave out all other tests without a word.
    allowOnly: false,
    // Vitest would leave one core to itself: of two, that is half.
    maxWorkers: '100%',
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
