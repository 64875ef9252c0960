import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createBookmark, listBookmarks } from '#contract/bookmarks.ts'
import * as library from '#contract/library.ts'
import { generateInitialImage, getImage } from '#contract/scenes.ts'
import { getSharedStory, listShares, shareStory, stopShare } from '#contract/sharing.ts'
import { continueStory, getCurrentState, retryTurn, startStory } from '#contract/stories.ts'
import { generateTitle } from '#contract/titles.ts'
import { daysMs, minutesMs } from '#server/ground/clock.ts'
import type { Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'
import { pictureRemoval } from '../scenes/picture-data.ts'
import { pictureKeys } from '../scenes/picture-files.ts'
import { emptyBin } from './empty-bin.ts'

describe.each(engines)('the library on %s', (engine) => {
  let app: TestApp
  let reader: Person
  const clock = { at: 1_800_000_000_000, now: () => (clock.at += 1) }

  beforeAll(async () => {
    app = await startTestApp(engine, { clock })
  })
  afterAll(() => app[Symbol.asyncDispose]())
  beforeEach(async () => {
    app.narrator.script = {}
    reader = await app.reader()
  })

  const begin = async (prompt: string, opening?: string) => {
    if (opening) app.narrator.script = { pieces: () => [opening] }
    const { storyId, messageId } = await reader.ask(startStory, { body: { prompt } })
    app.narrator.script = {}
    return { storyId, messageId, params: { storyId } }
  }
  const say = (storyId: string, message: string) =>
    reader.ask(continueStory, { params: { storyId }, body: { message } })
  const list = (query: object = {}) => reader.ask(library.listStories, { query })
  const titles = async (query: object = {}) => (await list(query)).stories.map(({ title }) => title)
  const marked = ({ match }: library.StorySummary) =>
    match?.parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')

  test('lists the reader’s own stories with what one knows them by, the last played first', async () => {
    const { storyId } = await begin(
      'A mill. Mix in the following genre preferences: 80% horror, 20% comedy',
      'It grinds.',
    )
    const other = await begin('A tower')
    await say(storyId, 'I knock')
    expect(await list()).toEqual({
      stories: [
        {
          storyId,
          title: 'A mill.',
          opening: 'It grinds.',
          genre: 'horror',
          turns: 1,
          createdAt: expect.any(String) as string,
          updatedAt: expect.any(String) as string,
        },
        expect.objectContaining({ storyId: other.storyId, title: 'A tower', turns: 0 }),
      ],
      total: 2,
      genres: ['horror'],
    })
    expect(await titles({ genre: 'horror' })).toEqual(['A mill.'])
    expect(await titles({ genre: 'comedy' })).toEqual([])
    expect(await titles({ sort: 'title' })).toEqual(['A mill.', 'A tower'])
    expect(await titles({ sort: 'turns' })).toEqual(['A mill.', 'A tower'])
    expect((await (await app.reader()).ask(library.listStories, { query: {} })).total).toBe(0)
  })

  test('comes twenty a page', async () => {
    for (let number = 1; number <= 22; number++) await begin(`Story ${number}`)
    const first = await list()
    expect([first.stories.length, first.total, first.stories[0]!.title]).toEqual([20, 22, 'Story 22'])
    expect(await titles({ page: '2' })).toEqual(['Story 2', 'Story 1'])
    expect(await titles({ page: '3' })).toEqual([])
    expect((await reader.call(library.listStories, { query: { page: '0' } })).status).toBe(400)
  })

  test('a title that the reader gave stays, whatever is suggested', async () => {
    const { storyId, params } = await begin('A mill')
    await reader.ask(generateTitle, { params })
    expect(await titles()).toEqual(['About A mill'])
    const renamed = await reader.ask(library.updateStory, { params, body: { title: ' The miller ' } })
    expect(renamed.title).toBe('The miller')
    await say(storyId, 'I knock')
    await reader.ask(generateTitle, { params })
    expect(await titles()).toEqual(['The miller'])
    expect(await titles({ search: 'miller' })).toEqual(['The miller'])
    expect((await reader.ask(getCurrentState, { params })).title).toBe('The miller')
    expect((await reader.call(library.updateStory, { params, body: { title: ' ' } })).status).toBe(400)
  })

  test('the archive keeps stories apart that can be played all the same', async () => {
    const { params } = await begin('A mill')
    await reader.ask(library.updateStory, { params, body: { archived: true } })
    expect(await titles()).toEqual([])
    expect((await list({ section: 'archived' })).stories).toMatchObject([
      { title: 'A mill', isArchived: true },
    ])
    expect((await reader.call(getCurrentState, { params })).status).toBe(200)
    await reader.ask(library.updateStory, { params, body: { archived: false } })
    expect(await titles()).toEqual(['A mill'])
  })

  test('finds every told word in any branch, shows its sentence, and says where it stands', async () => {
    const { storyId, messageId, params } = await begin(
      'A mill',
      'The wheel turns. A lantern swings in the hall! Night.',
    )
    await begin('A tower by the sea')
    const [found] = (await list({ search: 'lanterns hall' })).stories
    expect(found).toMatchObject({ storyId, match: { place: 'message', messageId, role: 'assistant' } })
    expect(marked(found!)).toBe('… A [lantern] swings in the [hall]! …')
    expect(await titles({ search: 'tower' })).toEqual(['A tower by the sea'])
    expect(await titles({ search: 'wheel tower' })).toEqual([])
    expect(await list({ search: '*' })).toMatchObject({ stories: [], total: 0 })

    app.narrator.script = { pieces: () => ['Quite another hall.'] }
    await reader.ask(retryTurn, { params: { storyId, messageId: String(messageId) } })
    expect((await list({ search: 'lantern' })).stories[0]).toMatchObject({
      opening: 'Quite another hall.',
      match: { messageId, isElsewhere: true },
    })
    expect((await list({ search: 'hall' })).stories[0]!.match).not.toHaveProperty('isElsewhere')
    await say(storyId, 'I walk through the hall')
    const { matches } = await reader.ask(library.searchStory, { params, query: { search: 'hall' } })
    expect(matches).toHaveLength(4)
    // Most of the shortest texts is the word.
    expect(matches.at(0)).toMatchObject({ role: 'assistant', parts: [{ text: 'Quite another ' }, {}, {}] })
    expect(matches.filter(({ isElsewhere }) => isElsewhere)).toMatchObject([{ messageId }])
  })

  test('nobody finds what is another’s', async () => {
    const { params } = await begin('A mill', 'A xylophone.')
    const stranger = await app.reader()
    expect((await stranger.ask(library.listStories, { query: { search: 'xylophone' } })).total).toBe(0)
    for (const call of [
      stranger.call(library.searchStory, { params, query: { search: 'xylophone' } }),
      stranger.call(library.updateStory, { params, body: { title: 'Mine' } }),
      stranger.call(library.deleteStory, { params }),
      stranger.call(library.restoreStory, { params }),
    ])
      expect(await call).toMatchObject({ status: 404, body: { error: 'Story not found' } })
  })

  test('a story in the bin is nowhere but there, and comes back whole', async () => {
    const { storyId, messageId, params } = await begin('A mill')
    await reader.ask(createBookmark, { body: { storyId, lastMessageId: messageId, title: 'Here' } })
    const { shareId } = await reader.ask(shareStory, { params, body: { title: 'Shared' } })
    await reader.ask(library.deleteStory, { params })
    for (const call of [
      reader.call(getCurrentState, { params }),
      reader.call(continueStory, { params, body: { message: 'I knock' } }),
      reader.call(library.updateStory, { params, body: { title: 'x' } }),
      reader.call(library.searchStory, { params, query: { search: 'mill' } }),
      reader.call(library.deleteStory, { params }),
      app.visitor().call(getSharedStory, { params: { shareId } }),
    ])
      expect((await call).status).toBe(404)
    expect(await titles()).toEqual([])
    expect(await titles({ search: 'mill' })).toEqual([])
    expect([await reader.ask(listBookmarks), await reader.ask(listShares)]).toEqual([[], []])
    const [binned] = (await list({ section: 'bin' })).stories
    expect(Date.parse(binned!.goneAt!)).toBeGreaterThan(clock.at + 29 * daysMs)

    await reader.ask(library.restoreStory, { params })
    expect(await titles({ search: 'mill' })).toEqual(['A mill'])
    expect([await reader.ask(listBookmarks), await reader.ask(listShares)]).toMatchObject([
      [{}],
      [{ shareId }],
    ])
    expect((await app.visitor().call(getSharedStory, { params: { shareId } })).status).toBe(200)
  })

  test('a link that was taken back leaves nothing after ten minutes', async () => {
    const { params } = await begin('A mill')
    const shared = { params: await reader.ask(shareStory, { params, body: { title: 'Shared' } }) }
    await reader.ask(stopShare, shared)
    const { db, log, storage } = app.context
    const empty = () => emptyBin({ db, log, clock, prepareStoryRemoval: pictureRemoval(storage) })
    const left = async () => {
      const { shareId } = shared.params
      return (await db.selectFrom('shares').select('id').where('id', '=', shareId).execute()).length
    }
    await empty()
    expect(await left()).toBe(1)
    clock.at += 10 * minutesMs
    await empty()
    expect(await left()).toBe(0)
  })

  test('after thirty days nothing of it is left: rows, index, shares, files', async () => {
    const { storyId, messageId, params } = await begin('A mill', 'A contrabassoon.')
    const picture = { params: { messageId: String(messageId) } }
    await reader.ask(generateInitialImage, { ...picture, body: { storyId, content: 'A mill' } })
    await expect.poll(async () => (await reader.ask(getImage, picture)).status).toBe('painted')
    expect((await list()).stories[0]).toMatchObject({
      image: expect.stringContaining('/pictures/') as string,
    })
    await reader.ask(shareStory, { params, body: { title: 'Shared' } })
    const kept = await begin('A tower')
    await reader.ask(library.deleteStory, { params })
    const { db, log, storage } = app.context
    const empty = () => emptyBin({ db, log, clock, prepareStoryRemoval: pictureRemoval(storage) })
    const { id } = await db
      .selectFrom('pictures')
      .select('id')
      .where('storyId', '=', storyId)
      .executeTakeFirstOrThrow()
    const files = async () =>
      (await Promise.all(pictureKeys(id).map((key) => storage.get(key)))).filter(Boolean).length
    clock.at += 29 * daysMs
    await empty()
    expect((await list({ section: 'bin' })).total).toBe(1)
    expect(await files()).toBeGreaterThan(0)
    clock.at += daysMs
    await empty()
    expect((await list({ section: 'bin' })).total).toBe(0)
    expect((await reader.call(library.restoreStory, { params })).status).toBe(404)
    for (const table of ['messages', 'turns', 'shares', 'pictures', 'headMoves'] as const)
      expect(await db.selectFrom(table).select('storyId').where('storyId', '=', storyId).execute()).toEqual(
        [],
      )
    const left =
      engine === 'sqlite'
        ? sql`
            select rowid from search_terms where search_terms match 'contrabassoon'
            union all select key from search_story_words where term = 'contrabassoon'
            union all select id from search_newest where instr(terms, 'contrabassoon')
            union all select id from search_headings where instr(terms, 'contrabassoon')`
        : sql`select id from search_entries where story_id = ${storyId}`
    expect((await left.execute(db)).rows).toEqual([])
    expect(await files()).toBe(0)
    expect((await reader.call(getCurrentState, { params: kept.params })).status).toBe(200)
  })
})
