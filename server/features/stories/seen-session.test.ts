import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { continueStory, startStory } from '#contract/stories.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

describe.each(engines)('a turn by a session that was seen before, on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  afterAll(() => app[Symbol.asyncDispose]())

  /** A reader whose session this process has just seen with a turn. */
  async function playing() {
    const reader = await app.reader()
    const { storyId } = await reader.ask(startStory, { body: { prompt: 'A ferry at night' } })
    const say = () => reader.call(continueStory, { params: { storyId }, body: { message: 'I row' } })
    expect((await say()).status).toBe(200)
    return { reader, storyId, say }
  }
  const countMessages = async (storyId: string) =>
    (await app.context.db.selectFrom('messages').select('id').where('storyId', '=', storyId).execute()).length
  /** Ways in which a session comes to its end. */
  const ends = {
    'has ended': (userId: number) =>
      app.context.db.deleteFrom('sessions').where('userId', '=', userId).execute(),
    'has run out': (userId: number) =>
      app.context.db.updateTable('sessions').set({ expiresAt: 1 }).where('userId', '=', userId).execute(),
    'is that of a blocked account': (userId: number) =>
      app.context.db.updateTable('users').set({ blockedAt: 1 }).where('id', '=', userId).execute(),
    'has become another reader’s': async (userId: number) => {
      const other = (await app.reader()).user!.id
      await app.context.db
        .updateTable('sessions')
        .set({ userId: other })
        .where('userId', '=', userId)
        .execute()
    },
  }
  test.each(Object.entries(ends))('is refused where it %s, and stores nothing', async (_name, end) => {
    const { reader, storyId, say } = await playing()
    await end(reader.user!.id)
    const before = await countMessages(storyId)
    // A story of somebody else's is not there.
    expect((await say()).status).toBeOneOf([401, 404])
    expect(await countMessages(storyId)).toBe(before)
  })
})
