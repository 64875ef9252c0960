import { test as base, expect } from '@playwright/test'
import { nanoid } from 'nanoid'
import { startModelServer, type ModelServer } from '#testing/model-server.ts'
import { Person, signUp } from '#testing/people.ts'
import { startServer, type ServerProcess } from '#testing/server-process.ts'
import { holdSession } from './hold-session.ts'

interface Server {
  /** Settings of the server, for a whole file: `test.use({ env: withoutPictures })`. */
  env: Record<string, string>
  /** Who tells: the built-in storyteller, or a hosted model that says what the test wants. */
  narrator: 'built in' | 'model'
  /** The model server; heard only where `narrator` is 'model'. */
  model: ModelServer
  /** The real server, shared by the tests of one worker: who ends it starts it again. */
  app: ServerProcess
}

interface Browser {
  /** Complaints that the browser's console may make in this test; any other error in it fails the test. */
  allowedComplaints: RegExp
  complaints: string[]
  plainAnswers: void
  /** Someone with an account, whose session this browser holds. */
  reader: Person
}

/** One object: files that share it share a worker, with its browser and its server. */
export const withoutPictures = { IMAGE_GENERATION: 'off' }

/** A refusal that the app is built to handle still shows in the console. */
const refusal = /^Failed to load resource: the server responded with a status of 4\d\d/

/** Playwright's `test`, with the real app at `baseURL`. */
export const test = base.extend<Browser, Server>({
  env: [{}, { option: true, scope: 'worker' }],
  narrator: ['built in', { option: true, scope: 'worker' }],
  model: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, use) => {
      await using server = await startModelServer()
      await use(server)
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ env, narrator, model }, use) => {
      const hosted = { NARRATOR: 'openai-compatible', NARRATOR_MODEL: 'test', NARRATOR_BASE_URL: model.url }
      await using server = await startServer({ ...(narrator === 'model' && hosted), ...env })
      await use(server)
    },
    { scope: 'worker' },
  ],
  // Nobody is answered with what the test before, whichever that was, had told to its own reader.
  plainAnswers: [
    async ({ model }, use) => {
      model.answer({})
      await use()
    },
    { auto: true },
  ],
  baseURL: ({ app }, provide) => provide(app.url),

  allowedComplaints: [/^$/, { option: true }],
  complaints: [
    async ({ context, allowedComplaints }, use) => {
      const complaints: string[] = []
      const hear = (text: string) => {
        if (!refusal.test(text) && !allowedComplaints.test(text)) complaints.push(text)
      }
      context.on('weberror', (problem) => hear(problem.error().message))
      context.on('console', (line) => line.type() === 'error' && hear(line.text()))
      await use(complaints)
      expect(complaints, 'The console stays clean').toEqual([])
    },
    { auto: true },
  ],

  reader: async ({ app, context }, provide) => {
    const reader = await signUp(new Person(app.url), `reader-${nanoid(8)}`)
    await holdSession(context, reader)
    await provide(reader)
  },
})

export { expect }
