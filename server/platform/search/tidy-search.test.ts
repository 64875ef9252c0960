import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../db/open-db.ts'
import { indexText, newestPlacesIn } from './search-texts.ts'
import { readSearch } from './search-query.ts'
import { moveNewest } from './sqlite-store.ts'
import { sizesOfParts, tidySearch } from './tidy-search.ts'

test('the parts of the full-text table are merged, and the same is found', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lanterntale-tidy-'))
  const { db } = await openDatabase({ dataDir, databasePoolSize: 4, secrets: {} })
  const ada = {
    id: 1,
    username: 'ada',
    usernameKey: 'ada',
    passwordHash: '-',
    isAdmin: 0,
    createdAt: 0,
  } as const
  await db.insertInto('users').values(ada).execute()
  const story = { id: 'tidied', userId: 1, premise: 'Birds', contentRating: 'teen' } as const
  await db
    .insertInto('stories')
    .values({ ...story, createdAt: 0, updatedAt: 0 })
    .execute()
  // Without the merges that FTS5 makes by itself.
  await sql`insert into search_terms (search_terms, rank) values ('automerge', 0)`.execute(db)
  const texts = ['One heron.', 'Two herons.', 'Three.', 'Four.', 'Five.', 'Six herons.']
  for (const [at, text] of texts.entries()) {
    await indexText(db, { storyId: 'tidied', place: 'message', messageId: at + 1 }, text)
    await moveNewest(db)
  }
  expect(await sizesOfParts(db)).toHaveLength(6)
  await tidySearch(db, () => true)
  expect(await sizesOfParts(db)).toHaveLength(6)
  await tidySearch(db)
  expect(await sizesOfParts(db)).toHaveLength(1)
  expect(await newestPlacesIn(db, ['tidied'], readSearch('heron'), 10)).toHaveLength(3)
  await db.destroy()
  rmSync(dataDir, { recursive: true, force: true })
})
