import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { watchDatabases } from '#testing/database-traffic.ts'
import { runRounds } from '#testing/run-rounds.ts'
import { openDatabase } from '../db/open-db.ts'
import type { Database } from '../db/schema.ts'
import { indexText, newestPlacesIn } from './search-texts.ts'
import { readSearch } from './search-query.ts'
import { moveNewest } from './sqlite-store.ts'
import { sizesOfParts, startTidyingSearch, tidySearch } from './tidy-search.ts'

let dataDir: string
let db: Database
let told = 0
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'lanterntale-tidy-'))
  ;({ db } = await openDatabase({ dataDir, databasePoolSize: 4, secrets: {} }))
  const ada = { id: 1, username: 'ada', usernameKey: 'ada', passwordHash: '-', isAdmin: 0 } as const
  await db
    .insertInto('users')
    .values({ ...ada, createdAt: 0 })
    .execute()
  const story = { id: 'tidied', userId: 1, premise: 'Birds', contentRating: 'teen' } as const
  await db
    .insertInto('stories')
    .values({ ...story, createdAt: 0, updatedAt: 0 })
    .execute()
  // Without the merges that FTS5 makes by itself.
  await sql`insert into search_terms (search_terms, rank) values ('automerge', 0)`.execute(db)
})
afterAll(async () => {
  await db.destroy()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Writes each text into a part of its own. */
async function tell(...texts: string[]): Promise<void> {
  for (const text of texts) {
    told += 1
    await indexText(db, { storyId: 'tidied', place: 'message', messageId: told }, text)
    await moveNewest(db)
  }
}

test('the parts of the full-text table are merged, and the same is found', async () => {
  await tell('One heron.', 'Two herons.', 'Three.', 'Four.')
  await tidySearch(db)
  expect(await sizesOfParts(db)).toHaveLength(4)
  await tell('Five.', 'Six herons.')
  await tidySearch(db, () => true)
  expect(await sizesOfParts(db)).toHaveLength(6)
  await tidySearch(db)
  expect(await sizesOfParts(db)).toHaveLength(1)
  expect(await newestPlacesIn(db, ['tidied'], readSearch('heron'), 10)).toHaveLength(3)
})

test('the first step takes all parts together, the others go on with that, until nothing is left to do', async () => {
  await tell('Seven.', 'Eight.', 'Nine.', 'Ten.', 'Eleven.')
  const { statements, ...traffic } = watchDatabases()
  await tidySearch(db)
  traffic[Symbol.dispose]()
  const steps = statements.flatMap((text) => /'merge', (-?\d+)/.exec(text)?.[1] ?? [])
  expect(steps.length).toBeGreaterThan(1)
  expect([...new Set(steps)]).toEqual(['-64', '64'])
  expect(steps.filter((step) => step === '-64')).toHaveLength(1)
})

test('the parts are looked at every ten minutes', async () => {
  const start = () => startTidyingSearch({ db, log: pino({ level: 'silent' }) })
  await tell('Twelve.', 'Thirteen.', 'Fourteen.', 'Fifteen.', 'Sixteen.')
  const before = (await sizesOfParts(db)).length
  await runRounds(599_999, start)
  expect(await sizesOfParts(db)).toHaveLength(before)
  // The end that comes at once lets no further step begin.
  const { statements, ...traffic } = watchDatabases()
  await runRounds(600_000, start)
  traffic[Symbol.dispose]()
  expect(statements.filter((text) => text.includes('search_terms_idx'))).toHaveLength(1)
  expect(statements.filter((text) => text.includes("'merge'"))).toEqual([])
})
