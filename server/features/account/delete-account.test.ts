import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteAccount } from '#contract/account.ts'
import { login } from '#contract/auth.ts'
import { getUser } from '#contract/session.ts'
import { savePreferences } from '#contract/preferences.ts'
import { generateImage } from '#contract/scenes.ts'
import { continueStory, getCurrentState, startStory } from '#contract/stories.ts'
import { askForPicture } from '#testing/ask-for-picture.ts'
import { PASSWORD, type Person } from '#testing/people.ts'
import { readStream } from '#testing/read-stream.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

describe.each(engines)('deleting an account on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  afterAll(() => app[Symbol.asyncDispose]())

  const logIn = (username: string) => app.visitor().call(login, { body: { username, password: PASSWORD } })
  const leave = (reader: Person) => reader.ask(deleteAccount, { body: { password: PASSWORD } })

  test('removes everything of the reader and nothing of anyone else', async () => {
    const [reader, other] = [await app.reader('conall'), await app.reader()]
    const { db } = app.context
    const told: { storyId: string; messageId: number }[] = []
    for (const person of [reader, other]) {
      const story = await person.ask(startStory, { body: { prompt: 'A ferry' } })
      told.push(story)
      await person.ask(savePreferences, { body: { contentRating: 'teen' } })
    }

    expect(await leave(reader)).toEqual({})

    const left = async (userId: number, storyId: string) => ({
      users: (await db.selectFrom('users').select('id').where('id', '=', userId).execute()).length,
      sessions: (await db.selectFrom('sessions').select('id').where('userId', '=', userId).execute()).length,
      preferences: (
        await db.selectFrom('preferences').select('userId').where('userId', '=', userId).execute()
      ).length,
      stories: (await db.selectFrom('stories').select('id').where('userId', '=', userId).execute()).length,
      turns: (await db.selectFrom('turns').select('id').where('userId', '=', userId).execute()).length,
      messages: (await db.selectFrom('messages').select('id').where('storyId', '=', storyId).execute())
        .length,
    })
    expect(await left(reader.user!.id, told[0]!.storyId)).toEqual({
      users: 0,
      sessions: 0,
      preferences: 0,
      stories: 0,
      turns: 0,
      messages: 0,
    })
    expect(await left(other.user!.id, told[1]!.storyId)).toEqual({
      users: 1,
      sessions: 1,
      preferences: 1,
      stories: 1,
      turns: 1,
      messages: 1,
    })
  })

  test('removes the files of its pictures, also of one that is being painted', async () => {
    const pictureFiles = () =>
      readdirSync(app.context.config.dataDir, { recursive: true })
        .map(String)
        .filter((file) => file.endsWith('.webp'))
    const reader = await app.reader()
    const { storyId, messageId } = await reader.ask(startStory, { body: { prompt: 'A cellar' } })
    const asked = { params: { messageId: String(messageId) }, body: { storyId, content: 'A cellar' } }
    const { image } = await askForPicture(reader, storyId, messageId)
    const { messageId: next } = await reader.ask(continueStory, {
      params: { storyId },
      body: { message: 'I look' },
    })
    expect(pictureFiles()).not.toEqual([])
    const { promise: until, resolve: letGo } = Promise.withResolvers<void>()
    app.painter.script = { until }
    const painting = reader.call(generateImage, { ...asked, params: { messageId: String(next) } })
    await expect.poll(() => app.painter.inputs.length).toBe(2)

    await leave(reader)
    letGo()
    await painting
    await expect.poll(pictureFiles).toEqual([])
    app.painter.script = {}
    expect((await app.visitor().fetch(image!)).status).toBe(404)
  })

  test('keeps what the narrator has cost, without a name', async () => {
    const reader = await app.reader()
    const before = await countUsage(app)
    await reader.ask(startStory, { body: { prompt: 'A toll gate' } })
    await leave(reader)

    expect(await countUsage(app)).toBe(before + 1)
    const row = await app.context.db
      .selectFrom('usage')
      .select(['userId', 'storyId', 'messageId', 'inputTokens'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ userId: null, storyId: null, messageId: null, inputTokens: 10 })
  })

  test('ends all sessions, and the name and address are free again', async () => {
    const reader = await app.reader('maeve')
    const phone = app.visitor()
    await phone.ask(login, { body: { username: 'maeve', password: PASSWORD } })
    await leave(reader)

    expect((await phone.call(getUser)).status).toBe(401)
    expect((await reader.call(getUser)).status).toBe(401)
    expect(reader.cookies.has('session')).toBe(false)
    expect((await logIn('maeve')).status).toBe(401)
    const next = await app.reader('maeve')
    expect(next.user!.id).not.toBe(reader.user!.id)
  })

  test('with the wrong password removes nothing', async () => {
    const reader = await app.reader()
    const { storyId } = await reader.ask(startStory, { body: { prompt: 'A door' } })
    const { status, body } = await reader.call(deleteAccount, { body: { password: 'not this one' } })
    expect({ status, body }).toEqual({
      status: 400,
      body: {
        error: 'Current password is incorrect',
        code: 'wrong_password',
        fields: { password: 'Current password is incorrect' },
      },
    })
    expect((await reader.ask(getCurrentState, { params: { storyId } })).messages).toHaveLength(1)
  })

  test('ends a story that is being told', async () => {
    const reader = await app.reader()
    app.narrator.isHeld = true
    const response = await reader.fetch('/api/story/start', {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify({ prompt: 'A siege' }),
    })
    const events = readStream(response)
    await events.next()
    const before = await countUsage(app)
    await leave(reader)
    app.narrator.release()
    for await (const _ of events);

    expect(await countUsage(app)).toBe(before)
    expect(app.logged.filter((line) => line.includes('"level":50'))).toEqual([])
  })

  test('works for a story of three thousand messages', async () => {
    const reader = await app.reader()
    const { storyId, messageId } = await reader.ask(startStory, { body: { prompt: 'A saga' } })
    await app.context.db.transaction().execute(async (trx) => {
      let parentId = messageId
      for (let depth = 1; depth < 3_000; depth++) {
        const { id } = await trx
          .insertInto('messages')
          .values({
            storyId,
            parentId,
            depth,
            role: depth % 2 === 1 ? 'user' : 'assistant',
            content: 'On.',
            clientId: null,
            createdAt: 0,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        parentId = id
      }
    })
    expect(await leave(reader)).toEqual({})
  })
})

async function countUsage({ context }: TestApp): Promise<number> {
  const { count } = await context.db
    .selectFrom('usage')
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
