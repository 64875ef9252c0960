import { test as base, expect } from '@playwright/test'
import { startServer, type ServerProcess } from '#testing/server-process.ts'

interface Server {
  /** Settings of the server, for a whole file: `test.use({ env: { IMAGE_GENERATION: 'off' } })`. */
  env: Record<string, string>
  /** The real server, shared by the tests of one worker: who ends it starts it again. */
  app: ServerProcess
}

interface Browser {
  /** What the browser's console may say in this test; any other error in it fails the test. */
  allowedComplaints: RegExp[]
  complaints: string[]
}

/** A refusal that the app is built to handle still shows in the console. */
const refusal = /^Failed to load resource: the server responded with a status of 4\d\d/

/** Playwright's `test`, with the real app at `baseURL`. */
export const test = base.extend<Browser, Server>({
  env: [{}, { option: true, scope: 'worker' }],
  app: [
    async ({ env }, use) => {
      await using server = await startServer(env)
      await use(server)
    },
    { scope: 'worker' },
  ],
  baseURL: ({ app }, provide) => provide(app.url),

  allowedComplaints: [[], { option: true }],
  complaints: [
    async ({ context, allowedComplaints }, use) => {
      const complaints: string[] = []
      const hear = (text: string) => {
        if (![refusal, ...allowedComplaints].some((allowed) => allowed.test(text))) complaints.push(text)
      }
      context.on('weberror', (problem) => hear(problem.error().message))
      context.on('console', (line) => line.type() === 'error' && hear(line.text()))
      await use(complaints)
      expect(complaints, 'The console stays clean').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
