import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '#testing/postgres/test-database.ts'
import { engines } from '#testing/start-test-app.ts'
import { openDatabase } from '../db/open-db.ts'
import type { Database } from '../db/schema.ts'
import { refillSearchIndex } from './refill-search.ts'
import { countClauses, indexText, newestPlacesIn, searchMessages, storiesThatFit } from './search-texts.ts'
import { moveNewest } from './sqlite-store.ts'
import { readSearch } from './search-query.ts'
import { searchTerms, termsOf } from './search-terms.ts'

/** On SQLite what was told last is read as it stands; a second run finds all of it in the full-text table. */
const runs = engines.flatMap((engine) =>
  (engine === 'sqlite' ? [false, true] : [false]).map((isMoved) => ({ engine, isMoved })),
)

describe.each(runs)('the search index on $engine, moved: $isMoved', ({ engine, isMoved }) => {
  let db: Database
  let remove: () => Promise<void>

  beforeAll(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lanterntale-search-'))
    const database = engine === 'postgres' ? await createTestDatabase() : undefined
    ;({ db } = await openDatabase({ dataDir, databasePoolSize: 4, secrets: { databaseUrl: database?.url } }))
    remove = async () => {
      await db.destroy()
      await database?.drop()
      rmSync(dataDir, { recursive: true, force: true })
    }
    await db
      .insertInto('users')
      .values({ id: 1, username: 'ada', usernameKey: 'ada', passwordHash: '-', isAdmin: 0, createdAt: 0 })
      .execute()
  })
  afterAll(() => remove())

  /** A story whose messages follow each other; returns their ids. */
  async function tell(storyId: string, ...texts: string[]): Promise<number[]> {
    const story = { id: storyId, userId: 1, premise: `Premise of ${storyId}`, contentRating: 'teen' } as const
    await db
      .insertInto('stories')
      .values({ ...story, createdAt: 0, updatedAt: 0 })
      .execute()
    await indexText(db, { storyId, place: 'scenario' }, story.premise)
    const ids: number[] = []
    for (const text of texts) ids.push(await add(storyId, ids.at(-1) ?? null, text))
    return ids
  }
  async function add(storyId: string, parentId: number | null, content: string): Promise<number> {
    const message = { storyId, parentId, depth: 0, role: 'assistant', content, clientId: null } as const
    const { id } = await db
      .insertInto('messages')
      .values({ ...message, createdAt: 0 })
      .returning('id')
      .executeTakeFirstOrThrow()
    await indexText(db, { storyId, place: 'message', messageId: id }, content)
    if (isMoved) await moveNewest(db)
    return id
  }
  const storiesWith = async (typed: string) => (await storiesThatFit(db, 1, readSearch(typed))).toSorted()

  test('takes texts of signs that fold into nothing', async () => {
    await tell('accents', '\u0301', 'lonely \u0301 accents', '…!? \u0308\u0308')
    expect(await storiesWith('lonely')).toEqual(['accents'])
    expect(readSearch('\u0301')).toEqual([])
  })

  test('finds words without case, accents and endings, all of them in one text', async () => {
    await tell('forms', 'The ferryman’s lanterns were swinging.', 'A naïve café in Åsgård.')
    expect(await storiesWith('LANTERN')).toEqual(['forms'])
    expect(await storiesWith('swing lanterns')).toEqual(['forms'])
    expect(await storiesWith('ferryman')).toEqual(['forms'])
    expect(await storiesWith("ferryman's")).toEqual(['forms'])
    expect(await storiesWith('cafe naive asgard')).toEqual(['forms'])
    expect(await storiesWith('lantern cafe')).toEqual([])
    expect(await storiesWith('premise forms')).toEqual(['forms'])
  })

  test('takes the last word for a beginning, and quotes for a phrase', async () => {
    await tell('phrase', 'A silver thimble lies behind the organ.')
    expect(await storiesWith('thim')).toEqual(['phrase'])
    expect(await storiesWith('thim silver')).toEqual([])
    expect(await storiesWith('"silver thimble"')).toEqual(['phrase'])
    expect(await storiesWith('"thimble silver"')).toEqual([])
  })

  test('finds what is written without spaces', async () => {
    await tell('tokyo', '黒猫が東京の門の下で待っている。', 'แมวดำรออยู่ใต้ประตู')
    expect(await storiesWith('東京')).toEqual(['tokyo'])
    expect(await storiesWith('猫')).toEqual(['tokyo'])
    expect(await storiesWith('黒猫 待って')).toEqual(['tokyo'])
    expect(await storiesWith('แมวดำ')).toEqual(['tokyo'])
    expect(await storiesWith('京東')).toEqual([])
  })

  test('finds a beginning that many words have', async () => {
    const places = Array.from(
      { length: 30 },
      (_, at) => `quay${String.fromCharCode(97 + (at % 26), 97 + at)}x`,
    )
    const [, message] = await tell('quays', 'Nothing here.', `All of ${places.join(' and ')}.`)
    await tell('tavern', 'A quart of rum.')
    expect(await storiesWith('quay')).toEqual(['quays'])
    expect(await storiesWith('nothing quay')).toEqual([])
    const found = await newestPlacesIn(db, ['quays', 'tavern'], readSearch('quay'), 2)
    expect(found).toHaveLength(2)
    expect(found).toContainEqual({ storyId: 'quays', place: 'message', messageId: message })
  })

  test('finds several words in one place only, and others’ stories never', async () => {
    await tell('together', 'A river.', 'A silver river, an anchor.')
    await tell('apart', 'An anchor.', 'Another river.')
    expect(await storiesWith('river anchor')).toEqual(['together'])
    expect(await storiesWith('river anch')).toEqual(['together'])
    expect(await storiesThatFit(db, 2, readSearch('river'))).toEqual([])
  })

  test('finds all of more texts than wait for the full-text table', async () => {
    const texts = Array.from({ length: 150 }, (_, at) => `Lamp number${at} of the long pier.`)
    const ids = await tell('pier', ...texts)
    for (const at of [0, 63, 64, 100, 149]) {
      const found = await newestPlacesIn(db, ['pier'], readSearch(`number${at} pier`), 8)
      expect(found.at(0)).toMatchObject({ messageId: ids[at] })
    }
    const all = await newestPlacesIn(db, ['pier'], readSearch('"long pier"'), 200)
    expect(new Set(all.map((one) => one.place === 'message' && one.messageId))).toEqual(new Set(ids))
  })

  test('takes signs and operators for what they are: no words', async () => {
    await tell('signs', 'Nothing OR something: a* "b" NEAR(c) & | !d <-> \'e\' \\f')
    for (const typed of ['NEAR(c)', "'e'", '\\f', 'a*', 'nothing & something', '"b" | !d', 'x OR nothing"'])
      await expect(storiesWith(typed)).resolves.toBeInstanceOf(Array)
    expect(await storiesWith("nothing' or")).toEqual(['signs'])
    expect(readSearch('"" * & ()')).toEqual([])
  })

  test('says where: headings, and the newest messages', async () => {
    const [, , third] = await tell('places', 'A door.', 'The key, the key!', 'A key to a long corridor.')
    await indexText(db, { storyId: 'places', place: 'title' }, 'Keys')
    const newest = await newestPlacesIn(db, ['places'], readSearch('key'), 2)
    expect(newest.map((found) => (found.place === 'message' ? found.messageId : found.place))).toEqual(
      expect.arrayContaining(['title', third]),
    )
  })

  test('counts how many places of one story hold what is looked for', async () => {
    await tell(
      'counted',
      'A lamp by the pier.',
      'The lamp, the lamp!',
      'A lamp on a long pier.',
      'A lantern.',
    )
    await indexText(db, { storyId: 'counted', place: 'title' }, 'Lamps')
    const counts = await countClauses(db, 'counted', readSearch('"long pier" pier lam'))
    expect(counts).toEqual({ places: 6, holding: [1, 2, 4] })
    // A beginning counts with all words that have it.
    await tell('begun', 'Quails.', 'A quarrel, a quarry.', 'Quartz.', 'A pier.')
    expect(await countClauses(db, 'begun', readSearch('qua'))).toEqual({ places: 5, holding: [3] })
    expect(await storiesWith('quarry quarr')).toEqual(['begun'])
  })

  test('a text that was changed is found by its new words alone, and under one entry', async () => {
    const [id] = await tell('changed', 'An oaken door.')
    await indexText(db, { storyId: 'changed', place: 'message', messageId: id! }, 'An iron gate.')
    expect(await storiesWith('oaken')).toEqual([])
    expect(await newestPlacesIn(db, ['changed'], readSearch('iron'), 10)).toHaveLength(1)
  })

  test('recalls from one path alone, rare words before common ones', async () => {
    const [one, two, three] = await tell(
      'path',
      'The ferryman waits at the river.',
      'Marta hides a thimble at the river.',
      'The river rises, the river roars.',
    )
    const branch = await add('path', one!, 'Marta throws the thimble away.')
    const recall = (messageIds: number[], words: string) =>
      searchMessages(db, { storyId: 'path', messageIds, words, most: 5 })
    const path = [one!, two!, three!]
    const found = await recall(path, 'Where is the thimble by the river?')
    expect(found[0]!.messageId).toBe(two)
    expect(found.map(({ messageId }) => messageId)).not.toContain(branch)
    expect(found[0]!.rank).toBeLessThan(found[1]!.rank)
    expect((await recall([one!, branch], 'thimble')).map(({ messageId }) => messageId)).toEqual([branch])
    expect(await recall(path, '… ?')).toEqual([])
  })

  test('searches that come together are each answered for their own path and words', async () => {
    const one = await tell('together-1', 'A thimble.', 'An anchor and a thimble.', 'A thimble, a thimble!')
    const two = await tell('together-2', 'An anchor.', 'A lantern.')
    const asked = [
      { storyId: 'together-1', messageIds: one, words: 'anchor thimble', most: 2 },
      { storyId: 'together-2', messageIds: two, words: 'thimble', most: 5 },
      { storyId: 'together-1', messageIds: [one[0]!, one[2]!], words: "thimble anchor's", most: 5 },
      { storyId: 'together-2', messageIds: two, words: 'lantern', most: 5 },
    ]
    const alone = []
    for (const search of asked) alone.push(await searchMessages(db, search))
    expect(await Promise.all(asked.map((search) => searchMessages(db, search)))).toEqual(alone)
    expect(alone.map((hits) => hits.length)).toEqual([2, 0, 2, 1])
    expect(alone[0]![0]!.messageId).toBe(one[1])
  })

  test('goes with its story and its message, and can be filled anew', async () => {
    const [gone, stays] = await tell('going', 'A zeppelin.', 'A xylophone.')
    await db.updateTable('messages').set({ parentId: null }).where('id', '=', stays!).execute()
    await db.deleteFrom('messages').where('id', '=', gone!).execute()
    expect(await storiesWith('zeppelin')).toEqual([])
    expect(await storiesWith('xylophone')).toEqual(['going'])
    await db.transaction().execute((trx) => refillSearchIndex(trx))
    expect(await storiesWith('xylophone')).toEqual(['going'])
    await db.deleteFrom('stories').where('id', '=', 'going').execute()
    const left =
      engine === 'sqlite'
        ? sql<{
            found: number
          }>`select rowid as found from search_terms where search_terms match 'xylophon OR zeppelin'`
        : sql<{ found: number }>`select id as found from search_entries where story_id = 'going'`
    expect((await left.execute(db)).rows).toEqual([])
  })
})

test.each([
  'The ferryman’s lamp isn\'t lit — "not yet", she said… 3rd time',
  "rock'n'roll o'clock' '' 'tis the '90s x_y a-b",
  'A naïve café, 東京 and plain words',
  '',
  '…!?',
])('the terms of %j are the same with and without their places', (text) => {
  expect(termsOf(text)).toEqual(searchTerms(text).map(({ term }) => term))
})
