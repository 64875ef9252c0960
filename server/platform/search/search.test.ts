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
import { bestPlacesIn, indexText, newestPlacesIn, searchMessages, storiesThatFit } from './search-texts.ts'
import { findStories } from './sqlite-search.ts'
import { readSearch } from './search-query.ts'

describe.each(engines)('the search index on %s', (engine) => {
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
    expect(found).toContainEqual({ storyId: 'quays', place: 'message', messageId: message, rank: 0 })
  })

  test('finds the same stories however much fits', async () => {
    await tell('looked', 'A river.', 'A silver river, an anchor.')
    await tell('passed', 'An anchor by another river.')
    const query = readSearch('river anchor')
    // On SQLite a pass over one row leaves stories that it looks into.
    const stories = (userId: number, most: number) =>
      engine === 'sqlite' ? findStories(db, userId, query, most) : storiesThatFit(db, userId, query)
    for (const most of [0, 1, 100]) expect((await stories(1, most)).toSorted()).toEqual(['looked', 'passed'])
    expect(await stories(2, 1)).toEqual([])
  })

  test('takes signs and operators for what they are: no words', async () => {
    await tell('signs', 'Nothing OR something: a* "b" NEAR(c) & | !d <-> \'e\' \\f')
    for (const typed of ['NEAR(c)', "'e'", '\\f', 'a*', 'nothing & something', '"b" | !d', 'x OR nothing"'])
      await expect(storiesWith(typed)).resolves.toBeInstanceOf(Array)
    expect(await storiesWith("nothing' or")).toEqual(['signs'])
    expect(readSearch('"" * & ()')).toEqual([])
  })

  test('says where: headings, then the newest message first, or the best first', async () => {
    const [, second, third] = await tell(
      'places',
      'A door.',
      'The key, the key, the key!',
      'A key to a long corridor.',
    )
    await indexText(db, { storyId: 'places', place: 'title' }, 'Keys')
    const newest = await newestPlacesIn(db, ['places'], readSearch('key'), 2)
    expect(newest.map((found) => (found.place === 'message' ? found.messageId : found.place))).toEqual(
      expect.arrayContaining(['title', third]),
    )
    const best = await bestPlacesIn(db, 'places', readSearch('key'), 10)
    const messages = best.flatMap((found) => (found.place === 'message' ? found.messageId : []))
    expect(messages).toEqual([second, third])
  })

  test('a text that was changed is found by its new words alone, and under one entry', async () => {
    const [id] = await tell('changed', 'An oaken door.')
    await indexText(db, { storyId: 'changed', place: 'message', messageId: id! }, 'An iron gate.')
    expect(await storiesWith('oaken')).toEqual([])
    expect(await bestPlacesIn(db, 'changed', readSearch('iron'), 10)).toHaveLength(1)
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
