import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteAccount } from '#contract/account.ts'
import { createBookmark, deleteBookmark, listBookmarks, updateBookmark } from '#contract/bookmarks.ts'
import { startStory } from '#contract/stories.ts'
import { PASSWORD, type Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

describe.each(engines)('bookmarks on %s', (engine) => {
  let app: TestApp
  let reader: Person
  let place: { storyId: string; lastMessageId: number }

  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  afterAll(() => app[Symbol.asyncDispose]())
  beforeEach(async () => {
    reader = await app.reader()
    const { storyId, messageId } = await reader.ask(startStory, { body: { prompt: 'A gate in the fog' } })
    place = { storyId, lastMessageId: messageId }
  })

  const keep = (title: string, description?: string) =>
    reader.ask(createBookmark, { body: { ...place, title, description } })

  test('keep a place, the latest first', async () => {
    const first = await keep('At the gate', 'Two lines\nof notes')
    const second = await keep('  Behind it  ')

    expect(first).toMatchObject({ ...place, title: 'At the gate', description: 'Two lines\nof notes' })
    expect(first.updatedAt).toBe(first.createdAt)
    expect(new Date(first.createdAt).toISOString()).toBe(first.createdAt)
    expect(second).toMatchObject({ title: 'Behind it', description: null })
    expect(await reader.ask(listBookmarks)).toEqual([second, first])
  })

  test('are renamed in place, and one that was changed comes first', async () => {
    const old = await keep('Old', 'About the gate')
    await keep('Newer')
    const params = { id: String(old.id) }
    const renamed = await reader.ask(updateBookmark, { params, body: { title: 'New name' } })

    expect(renamed).toMatchObject({ ...place, id: old.id, title: 'New name', description: null })
    expect(renamed.createdAt).toBe(old.createdAt)
    expect((await reader.ask(listBookmarks))[0]).toEqual(renamed)
  })

  test('are deleted once, and the story stays', async () => {
    const { id } = await keep('To go')
    const params = { id: String(id) }
    expect(await reader.ask(deleteBookmark, { params })).toEqual({})
    expect(await reader.ask(listBookmarks)).toEqual([])

    const again = await reader.call(deleteBookmark, { params })
    expect(again).toMatchObject({ status: 404, body: { code: 'bookmark_not_found' } })
    await keep('The story is still there')
  })

  test('belong to their reader: to others they do not exist', async () => {
    const { id } = await keep('Mine')
    const stranger = await app.reader()
    for (const missing of [String(id), '999999', 'abc', '0', '-1', '1.5', '9'.repeat(20)]) {
      const params = { id: missing }
      const answers = [
        await stranger.call(updateBookmark, { params, body: { title: 'Theirs' } }),
        await stranger.call(deleteBookmark, { params }),
      ]
      for (const { status, body } of answers)
        expect({ status, body }).toEqual({
          status: 404,
          body: { error: 'Bookmark not found', code: 'bookmark_not_found' },
        })
    }
    expect(await stranger.ask(listBookmarks)).toEqual([])
    expect(await reader.ask(listBookmarks)).toMatchObject([{ title: 'Mine' }])
  })

  test('are kept in one’s own stories and at their own messages only', async () => {
    const stranger = await app.reader()
    const other = await stranger.ask(startStory, { body: { prompt: 'Elsewhere' } })
    const call = (storyId: unknown, lastMessageId: unknown) =>
      reader.call(createBookmark, { body: { storyId, lastMessageId, title: 'Not mine' } })

    for (const storyId of [other.storyId, 'nope', 'x'.repeat(21)])
      expect(await call(storyId, other.messageId)).toMatchObject({
        status: 404,
        body: { error: 'Story not found', code: 'story_not_found' },
      })
    for (const messageId of [other.messageId, 999_999_999])
      expect(await call(place.storyId, messageId)).toMatchObject({
        status: 404,
        body: { error: 'Message not found', code: 'turn_not_found' },
      })
    for (const messageId of [undefined, null, '12', 'abc', 0, -3, 1.5, 1e300])
      expect(await call(place.storyId, messageId)).toMatchObject({
        status: 400,
        body: { fields: { lastMessageId: expect.any(String) as string } },
      })
    expect(await reader.ask(listBookmarks)).toEqual([])
  })

  test.each([
    ['', 'Please enter a title'],
    [' \n\t ', 'Please enter a title'],
    ['\u200b\u2060\u202e', 'Please enter a title'],
    ['x'.repeat(201), 'Please keep the title to 200 characters'],
    ['x'.repeat(10_000), 'Please keep the title to 200 characters'],
  ])('refuse a title like %j', async (title, text) => {
    const { status, body } = await reader.call(createBookmark, { body: { ...place, title } })
    expect({ status, body }).toEqual({
      status: 400,
      body: { error: text, code: 'invalid_input', fields: { title: text } },
    })
  })

  test('refuse a description that is too long, and take an empty one as none', async () => {
    const call = (description: unknown) =>
      reader.call(createBookmark, { body: { ...place, title: 'T', description } })
    expect(await call('x'.repeat(1_001))).toMatchObject({
      status: 400,
      body: { error: 'Please keep the description to 1000 characters' },
    })
    for (const empty of ['', '  ', null]) expect((await call(empty)).body.description).toBeNull()
    expect((await call('x'.repeat(1_000))).status).toBe(200)
  })

  test.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '=HYPERLINK("http://example.org")',
    '@SUM(1+1)*cmd',
    'שלום \u202eגמר',
    'Robert"); drop table bookmarks;--',
    '𝕿he 🏮 lantern',
  ])('keep %j as the text it is', async (title) => {
    await keep(title, title)
    expect(await reader.ask(listBookmarks)).toMatchObject([{ title, description: title }])
  })

  test('stand in the download of their reader’s account', async () => {
    const kept = await keep('To take along')
    const file = (await (await reader.fetch('/api/account/download')).json()) as { bookmarks: object[] }
    expect(file.bookmarks).toEqual([kept])
  })

  test('go with their reader’s account', async () => {
    await keep('Soon gone')
    await reader.ask(deleteAccount, { body: { password: PASSWORD } })
    const { db } = app.context
    const left = await db.selectFrom('bookmarks').where('storyId', '=', place.storyId).selectAll().execute()
    expect(left).toEqual([])
  })

  test('go with their story', async () => {
    await keep('Soon gone')
    await app.context.db.deleteFrom('stories').where('id', '=', place.storyId).execute()
    expect(await reader.ask(listBookmarks)).toEqual([])
  })
})
