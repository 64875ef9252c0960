import { nanoid } from 'nanoid'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { generateImage, generateInitialImage, getImage } from '#contract/scenes.ts'
import { continueStory, getCurrentState, startStory } from '#contract/stories.ts'
import { askForPicture } from '#testing/ask-for-picture.ts'
import { startObjectStore } from '#testing/object-store.ts'
import type { Person } from '#testing/people.ts'
import { claimedPicture, plainPicture } from '#testing/scripted-painter.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

const places = engines.flatMap((engine) => [
  { engine, store: 'folder' },
  { engine, store: 'object store' },
])

describe.each(places)('a picture on $engine with an $store', ({ engine, store }) => {
  let app: TestApp
  let objects: Awaited<ReturnType<typeof startObjectStore>> | undefined
  let reader: Person
  let storyId: string
  let messageId: number
  beforeAll(async () => {
    objects = store === 'object store' ? await startObjectStore() : undefined
    app = await startTestApp(engine, { env: objects ? { STORAGE_URL: objects.url } : {} })
  })
  afterAll(async () => {
    await app[Symbol.asyncDispose]()
    await objects?.[Symbol.asyncDispose]()
  })
  afterEach(() => {
    app.painter.script = {}
  })

  const begin = async () => {
    reader = await app.reader()
    ;({ storyId, messageId } = await reader.ask(startStory, { body: { prompt: 'A cellar of old masks' } }))
    app.painter.inputs.length = 0
  }
  const asked = (given: Partial<{ messageId: number; storyId: string; content: string }> = {}) => ({
    params: { messageId: String(given.messageId ?? messageId) },
    body: { storyId: given.storyId ?? storyId, content: given.content ?? 'Masks on every wall' },
  })

  test('is painted, stored, shown to its owner and to nobody else', async () => {
    await begin()
    const { imageMessageId, image, alt } = await askForPicture(reader, storyId, messageId)
    expect({ imageMessageId, alt }).toEqual({ imageMessageId: messageId, alt: 'A dark room' })
    expect(image).toMatch(/^\/pictures\/[\w-]{21}\/1280\.webp$/)

    const shown = await reader.fetch(image!)
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(await sharp(await shown.arrayBuffer()).metadata()).toMatchObject({
      format: 'webp',
      width: 1280,
      height: 720,
    })
    const narrow = await reader.fetch(image!.replace('1280', '480'))
    expect(await sharp(await narrow.arrayBuffer()).metadata()).toMatchObject({ width: 480, height: 270 })

    const [missing, hidden, open] = await Promise.all([
      reader.fetch(`/pictures/${nanoid()}/1280.webp`),
      (await app.reader()).fetch(image!),
      app.visitor().fetch(image!),
    ])
    expect([missing.status, hidden.status, open.status]).toEqual([404, 404, 404])
    expect(await hidden.json()).toEqual(await missing.json())
  })

  test('stands in the story afterwards, and is asked for with the stored reply, not with what the client sent', async () => {
    await begin()
    const { messageId: next } = await reader.ask(continueStory, {
      params: { storyId },
      body: { message: 'I lift a mask' },
    })
    const { image } = await askForPicture(reader, storyId, next, 'Something else')
    const { messages } = await reader.ask(getCurrentState, { params: { storyId } })
    expect(messages.at(-1)).toMatchObject({ image, imageAlt: 'A dark room' })
    expect(await reader.ask(getImage, { params: { messageId: String(next) } })).toMatchObject({
      status: 'painted',
      image,
    })

    const [scene] = app.painter.inputs
    expect(scene).toMatchObject({ premise: 'A cellar of old masks', moment: messages.at(-1)!.content })
    expect(scene!.earlier).toEqual([messages[0]!.content])
    expect(JSON.stringify(scene)).not.toContain(reader.user!.email)
  })

  test('is painted once although it is asked for many times at once, and charged once', async () => {
    await begin()
    const { promise: until, resolve: letGo } = Promise.withResolvers<void>()
    app.painter.script = { until }
    const calls = Array.from({ length: 10 }, (_, n) =>
      reader.ask(n % 2 ? generateImage : generateInitialImage, asked()),
    )
    await expect.poll(() => app.painter.inputs.length).toBe(1)
    letGo()
    const answers = await Promise.all(calls)
    expect(new Set(answers.map(({ image }) => image)).size).toBe(1)
    expect(app.painter.inputs).toHaveLength(1)
    const charged = await app.context.db
      .selectFrom('usage')
      .selectAll()
      .where('messageId', '=', messageId)
      .where('kind', '=', 'image')
      .execute()
    expect(charged).toMatchObject([{ provider: 'scripted', inputTokens: 7, outputTokens: 11 }])
  })

  test('that fails says so, leaves nothing behind, and can be asked for again', async () => {
    await begin()
    app.painter.script = { fails: 'provider_error' }
    const { status, body } = await reader.call(generateImage, asked())
    expect({ status, body }).toEqual({
      status: 502,
      body: { error: 'Failed to generate image', code: 'image_failed' },
    })
    expect(await reader.ask(getImage, { params: { messageId: String(messageId) } })).toEqual({
      status: 'failed',
      error: 'Failed to generate image',
    })
    const failed = await app.context.db
      .selectFrom('pictures')
      .selectAll()
      .where('messageId', '=', messageId)
      .executeTakeFirstOrThrow()
    expect(failed).toMatchObject({ status: 'failed', attempts: 1, finishedAt: expect.any(Number) as unknown })
    const warning = app.logged.findLast((line) => line.includes('the painter failed'))!
    expect(JSON.parse(warning)).toMatchObject({
      reason: 'provider_error',
      painter: 'scripted',
      pictureId: failed.id,
    })
    await app.context.db.updateTable('pictures').set({ attempts: 9 }).where('id', '=', failed.id).execute()

    app.painter.script = {}
    expect((await reader.ask(generateImage, asked())).image).toBe(`/pictures/${failed.id}/1280.webp`)
    const { attempts, requestedAt } = await app.context.db
      .selectFrom('pictures')
      .selectAll()
      .where('messageId', '=', messageId)
      .executeTakeFirstOrThrow()
    expect(attempts).toBe(1)
    expect(requestedAt).toBeGreaterThanOrEqual(failed.finishedAt!)
  })

  test.each([
    ['HTML', () => Buffer.from('<html><script>alert(1)</script></html>')],
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a picture of 20,000 by 20,000', () => claimedPicture(20_000, 20_000)],
    ['half a picture', async () => (await plainPicture()).subarray(0, 200)],
  ])('of a painter that hands over %s is not shown', async (_, bytes) => {
    await begin()
    app.painter.script = { bytes: await bytes() }
    expect(await reader.call(generateImage, asked())).toMatchObject({
      status: 502,
      body: { code: 'image_failed' },
    })
    const { messages } = await reader.ask(getCurrentState, { params: { storyId } })
    expect(messages[0]).not.toHaveProperty('image')
  })

  test('is taken over from a dead node', async () => {
    await begin()
    const { db } = app.context
    const dead = {
      id: nanoid(),
      messageId,
      storyId,
      userId: reader.user!.id,
      status: 'painting',
    } as const
    const now = Date.now()
    await db
      .insertInto('pictures')
      .values({ ...dead, worker: 'a dead node', leaseUntil: now - 1, attempts: 1, requestedAt: now })
      .execute()
    await expect
      .poll(async () => (await reader.ask(getImage, { params: { messageId: String(messageId) } })).status)
      .toBe('painted')
  })

  test('that nobody could paint in its time is failed', async () => {
    await begin()
    const { db } = app.context
    const late = {
      id: nanoid(),
      messageId,
      storyId,
      userId: reader.user!.id,
      status: 'painting',
    } as const
    await db
      .insertInto('pictures')
      .values({ ...late, requestedAt: Date.now() - 60_000 })
      .execute()
    await expect
      .poll(async () => (await reader.ask(getImage, { params: { messageId: String(messageId) } })).status)
      .toBe('failed')
    expect(app.painter.inputs).toEqual([])
  })

  test('is refused for what is no reply of one’s own story', async () => {
    await begin()
    const stranger = await app.reader()
    const other = await stranger.ask(startStory, { body: { prompt: 'Elsewhere' } })
    const { messageId: second } = await reader.ask(continueStory, {
      params: { storyId },
      body: { message: 'I wait' },
    })
    const { messages } = await reader.ask(getCurrentState, { params: { storyId } })
    const mine = messages.find(({ role }) => role === 'user')!
    const refused = { status: 404, body: { error: 'Could not find message to generate image for' } }
    expect(await reader.call(generateImage, asked({ messageId: mine.messageId }))).toMatchObject(refused)
    expect(await reader.call(generateImage, asked({ messageId: 999_999 }))).toMatchObject(refused)
    expect(await reader.call(generateImage, asked({ messageId: other.messageId }))).toMatchObject(refused)
    expect(
      await reader.call(generateImage, asked({ messageId: second, storyId: other.storyId })),
    ).toMatchObject(refused)
    expect(await stranger.call(generateImage, asked())).toMatchObject(refused)
    expect(await reader.call(getImage, { params: { messageId: String(second) } })).toMatchObject({
      status: 404,
      body: { error: 'Failed to fetch image' },
    })
  })

  test.each([
    [{ content: '  ' }, 400, 'No content available for image generation'],
    [{ content: 'x'.repeat(20_001) }, 400, 'The scene is too long to be painted'],
    [{ content: 'x'.repeat(1_000_000) }, 413, 'The request is too large'],
    [{ storyId: '' }, 400, 'Cannot generate image: Story not properly initialized'],
  ])('is refused when asked for badly (%#)', async (given, status, error) => {
    await begin()
    expect(await reader.call(generateImage, asked(given))).toMatchObject({ status, body: { error } })
  })
})
