import { nanoid } from 'nanoid'
import { claimAdmin } from '#contract/admin-claim.ts'
import { startModelServer, type ModelServer } from '#testing/model-server.ts'
import { Person, signUp } from '#testing/people.ts'
import { startServer, type ServerProcess } from '#testing/server-process.ts'
import { test as base } from './app.fixture.ts'
import { holdSession } from './hold-session.ts'

interface OwnSite {
  /** A site of this test alone: what an admin changes there holds for all of its readers. */
  site: ServerProcess
  /** A model server of a reader's, which the site lets its readers reach. */
  ownModel: ModelServer
  /** The site's admin, whose session this browser holds. */
  admin: Person
}

/** The link that a server has printed last. */
export const claimLinkIn = (printed: string): string =>
  [...printed.matchAll(/http:\S+\/claim#\S+/g)].at(-1)![0]

/** The app's own test, at a site that no other test uses. */
export const test = base.extend<OwnSite>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  ownModel: async ({}, provide) => {
    await using server = await startModelServer()
    await provide(server)
  },
  site: async ({ ownModel }, provide) => {
    await using site = await startServer({ READER_CONNECTION_HOSTS: new URL(ownModel.url).host })
    await provide(site)
  },
  baseURL: ({ site }, provide) => provide(site.url),
  reader: async ({ site, context }, provide) => {
    const reader = await signUp(new Person(site.url), `reader-${nanoid(8)}`)
    await holdSession(context, reader)
    await provide(reader)
  },
  admin: async ({ site, reader }, provide) => {
    const token = claimLinkIn(site.printed).split('#')[1] ?? ''
    await reader.ask(claimAdmin, { body: { token } })
    await provide(reader)
  },
})
