import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { savePreferences } from '#contract/preferences.ts'
import { continueStory, startStory } from '#contract/stories.ts'
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
      auditLog: expect.arrayContaining([
        expect.objectContaining({ action: 'register', outcome: 'done', address: '127.0.0.1' }),
      ]) as unknown,
    })
    expect(text).not.toContain('argon2')
    expect(text).not.toContain(reader.cookies.get('session'))
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
