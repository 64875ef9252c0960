import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './scripts/find-chromium.ts'

const isRoot = process.getuid?.() === 0
const quiet = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Nothing outside this machine has a name: a page that asks for it complains in the console and fails its test.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
]

// Journeys are of what people start.
process.env.SERVER_PROGRAM = 'dist/server/main.js'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/e2e',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    // A trace costs a third of all the work: who looks for a fault asks for it by `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    // A journey that scripts an answer must see the call: the ones about being offline let the worker in.
    serviceWorkers: 'block',
    // Headless and without a sandbox only where root leaves no choice.
    launchOptions: { executablePath: findChromium(), args: isRoot ? [...quiet, '--no-sandbox'] : quiet },
  },
})
