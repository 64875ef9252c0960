import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { savePreferences } from '#contract/preferences.ts'
import { continueStory, retryTurn, startStory } from '#contract/stories.ts'
import type { Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

describe.each(engines)('the download of an account on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  afterAll(() => app[Symbol.asyncDispose]())

  const download = (person: Person, headers: HeadersInit = {}) =>
    person.fetch('/api/account/download', { headers })

  test('holds all that is kept of the reader, as one JSON file', async () => {
    const reader = await app.reader('nuala')
    await reader.ask(savePreferences, { body: { languageStyle: 'archaic' } })
    const { storyId, messageId } = await reader.ask(startStory, { body: { prompt: 'A "well" of stars' } })
    await reader.ask(continueStory, { params: { storyId }, body: { message: 'I drink' } })

    const response = await download(reader)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="lanterntale-account.json"',
    )
    expect(response.headers.get('cache-control')).toBe('no-store')

    const text = await response.text()
    const file = JSON.parse(text) as Record<string, unknown>
    expect(file).toMatchObject({
      exportedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as unknown,
      account: [{ id: reader.user!.id, username: 'nuala', email: 'nuala@example.org', isAdmin: false }],
      preferences: [{ contentRating: 'general', narrativeStyle: 'descriptive', languageStyle: 'archaic' }],
      sessions: [{ device: 'node' }],
      stories: [
        {
          id: storyId,
          premise: 'A "well" of stars',
          messages: [
            { messageId, parentMessageId: null, role: 'assistant' },
            { role: 'user', content: 'I drink' },
            { role: 'assistant' },
          ],
        },
      ],
      usage: [
        { provider: 'scripted', kind: 'text', inputTokens: 10, outputTokens: 3 },
        { provider: 'scripted', kind: 'text', inputTokens: 10, outputTokens: 3 },
      ],
    })
    expect(text).not.toContain('argon2')
    expect(text).not.toContain(reader.cookies.get('session'))
  })

  test('holds each story whole, oldest first, with every branch of it', async () => {
    const reader = await app.reader()
    const prompt = 'A mill by day. Mix in the following genre preferences: 50% horror'
    const first = await reader.ask(startStory, { body: { prompt } })
    const params = { storyId: first.storyId, messageId: String(first.messageId) }
    const again = await reader.ask(retryTurn, { params })
    const second = await reader.ask(startStory, { body: { prompt: 'A ferry at night' } })
    const { db } = app.context
    await db.updateTable('stories').set({ createdAt: 2_000 }).where('id', '=', second.storyId).execute()
    await db
      .updateTable('stories')
      .set({ createdAt: 1_000, updatedAt: 61_000, title: 'The Mill' })
      .where('id', '=', first.storyId)
      .execute()
    await db.updateTable('messages').set({ createdAt: 1_500 }).where('storyId', '=', first.storyId).execute()

    const { stories } = (await (await download(reader)).json()) as { stories: object[] }
    const reply = (messageId: number, content: string) => ({
      messageId,
      parentMessageId: null,
      role: 'assistant',
      content,
      createdAt: '1970-01-01T00:00:01.500Z',
    })
    expect(stories[0]).toEqual({
      id: first.storyId,
      title: 'The Mill',
      premise: 'A mill by day.',
      genreMix: { horror: 50 },
      contentRating: 'general',
      lastMessageId: again.messageId,
      note: null,
      isArchived: false,
      isInBin: false,
      createdAt: '1970-01-01T00:00:01.000Z',
      updatedAt: '1970-01-01T00:01:01.000Z',
      messages: [reply(first.messageId, first.message), reply(again.messageId, again.message)],
    })
    expect(stories[1]).toMatchObject({
      id: second.storyId,
      title: null,
      genreMix: null,
      messages: [{ messageId: second.messageId }],
    })
    expect(stories).toHaveLength(2)
  })

  test('holds each call of a model, each session and the account in these fields', async () => {
    const reader = await app.reader('oona')
    const { storyId } = await reader.ask(startStory, { body: { prompt: 'A mill by day' } })
    const { db } = app.context
    await db.updateTable('usage').set({ createdAt: 1_000 }).where('storyId', '=', storyId).execute()
    const ofReader = ['userId', '=', reader.user!.id] as const
    await db
      .updateTable('sessions')
      .set({ createdAt: 2_000, lastUsedAt: Date.now() })
      .where(...ofReader)
      .execute()
    await db
      .updateTable('users')
      .set({ isAdmin: 1, createdAt: 3_000, lastActiveAt: null })
      .where('id', '=', reader.user!.id)
      .execute()
    const file = (await (await download(reader)).json()) as Record<string, object[]>
    expect(file.usage).toEqual([
      {
        provider: 'scripted',
        model: 'Scripted Narrator',
        kind: 'text',
        storyId,
        inputTokens: 10,
        outputTokens: 3,
        createdAt: '1970-01-01T00:00:01.000Z',
      },
    ])
    expect(file.sessions).toEqual([
      { device: 'node', createdAt: '1970-01-01T00:00:02.000Z', lastUsedAt: expect.any(String) as unknown },
    ])
    expect(file.account).toEqual([
      {
        id: reader.user!.id,
        username: 'oona',
        email: 'oona@example.org',
        isAdmin: true,
        createdAt: '1970-01-01T00:00:03.000Z',
        lastActiveAt: null,
      },
    ])
  })

  test('holds nothing of anyone else', async () => {
    const other = await app.reader('secretive')
    await other.ask(startStory, { body: { prompt: 'A private matter' } })
    const reader = await app.reader()
    const text = await (await download(reader)).text()
    expect(text).not.toContain('secretive')
    expect(text).not.toContain('A private matter')
    expect(JSON.parse(text)).toMatchObject({ stories: [], usage: [] })
  })

  test("is not handed to other sites' pages, nor to visitors", async () => {
    const reader = await app.reader()
    expect((await download(reader, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await download(reader, { 'sec-fetch-site': 'same-origin' })).status).toBe(200)
    expect((await download(app.visitor())).status).toBe(401)
  })
})
