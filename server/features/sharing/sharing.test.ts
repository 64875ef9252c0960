import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getSampleStory, getSharedStory, listShares, shareStory, stopSharing } from '#contract/sharing.ts'
import { continueStory, retryTurn, startStory } from '#contract/stories.ts'
import { askForPicture } from '#testing/ask-for-picture.ts'
import type { Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

const GONE = {
  status: 404,
  body: { error: 'Story not found or has been removed by its creator', code: 'share_not_found' },
}

describe.each(engines)('sharing on %s', (engine) => {
  let app: TestApp
  let reader: Person
  let storyId: string

  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  afterAll(() => app[Symbol.asyncDispose]())
  beforeEach(async () => {
    reader = await app.reader()
    storyId = (await reader.ask(startStory, { body: { prompt: 'A bridge of glass' } })).storyId
  })
  afterEach(() => {
    app.narrator.script = {}
    app.narrator.release()
  })

  const say = (message: string) => reader.ask(continueStory, { params: { storyId }, body: { message } })
  const share = (title = 'The Bridge') => reader.ask(shareStory, { params: { storyId }, body: { title } })
  const open = (shareId: string) => app.visitor().call(getSharedStory, { params: { shareId } })
  const contents = async (shareId: string) =>
    (await open(shareId)).body.messages.map(({ content }) => content)

  test('shows the story to everyone who has the link, and nothing about its reader', async () => {
    await say('I walk across')
    const { shareId } = await share()
    const { status, body, headers } = await open(shareId)

    expect(status).toBe(200)
    expect(shareId).toMatch(/^[\w-]{21,}$/)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body.title).toBe('The Bridge')
    expect(body.messages.map(({ role }) => role)).toEqual(['assistant', 'user', 'assistant'])
    expect(body.messages[1]!.content).toBe('I walk across')
    const keys = new Set(body.messages.flatMap((message) => Object.keys(message)))
    expect(keys).toEqual(new Set(['role', 'content', 'createdAt']))
    const whole = JSON.stringify(body)
    for (const secret of [storyId, reader.user!.username, reader.user!.email!])
      expect(whole).not.toContain(secret)
  })

  test('shows no later turn until the story is shared again, under the same link', async () => {
    const { shareId } = await share('First')
    const before = await contents(shareId)
    await say('I turn back')
    expect(await contents(shareId)).toEqual(before)

    expect(await share('Second')).toEqual({ shareId })
    expect((await open(shareId)).body.title).toBe('Second')
    expect(await contents(shareId)).toEqual([...before, 'I turn back', expect.any(String) as string])
  })

  test('keeps what was shared when the last turn is told again', async () => {
    const { messageId } = await say('I jump')
    const { shareId } = await share()
    const before = await contents(shareId)
    app.narrator.script = { pieces: () => ['Told otherwise.'] }
    await reader.ask(retryTurn, { params: { storyId, messageId: String(messageId) } })
    expect(await contents(shareId)).toEqual(before)
  })

  test('leaves out a reply that is just being told', async () => {
    app.narrator.isHeld = true
    const reply = say('I wait')
    await expect.poll(() => app.narrator.inputs.at(-1)?.path.at(-1)?.content).toBe('I wait')
    const { shareId } = await share()
    app.narrator.release()
    await reply
    const shown = await contents(shareId)
    expect(shown).toHaveLength(2)
    expect(shown.at(-1)).toBe('I wait')
  })

  test('waits for the opening before there is anything to share', async () => {
    app.narrator.isHeld = true
    const prompt = 'Slowly told'
    const reply = reader.ask(startStory, { body: { prompt } })
    await expect.poll(() => app.narrator.inputs.at(-1)?.premise).toBe(prompt)
    const { id } = await app.context.db
      .selectFrom('stories')
      .select('id')
      .where('premise', '=', prompt)
      .where('userId', '=', reader.user!.id)
      .executeTakeFirstOrThrow()
    const early = await reader.call(shareStory, { params: { storyId: id }, body: { title: 'Too early' } })
    app.narrator.release()
    await reply
    expect(early).toMatchObject({
      status: 409,
      body: { error: 'Nothing of this story has been told yet', code: 'nothing_told' },
    })
  })

  test('ends when its owner stops it, and a new link begins anew', async () => {
    const { shareId } = await share()
    expect(await reader.ask(stopSharing, { params: { storyId } })).toEqual({})
    const { status, body } = await open(shareId)
    expect({ status, body }).toEqual(GONE)

    expect(await reader.ask(stopSharing, { params: { storyId } })).toEqual({})
    expect((await share()).shareId).not.toBe(shareId)
  })

  test('lists what is public, the latest first', async () => {
    expect(await reader.ask(listShares)).toEqual([])
    const { shareId } = await share('Public')
    const other = await reader.ask(startStory, { body: { prompt: 'Another' } })
    const params = { storyId: other.storyId }
    const second = await reader.ask(shareStory, {
      params,
      body: { title: 'For search engines', allowSearchEngines: true },
    })
    const sharedAt = expect.any(String) as string
    const lastMessageId = expect.any(Number) as number
    const notPlayed = { allowPlayingOn: false, playedOn: 0 }
    expect(await reader.ask(listShares)).toEqual([
      {
        ...second,
        ...params,
        lastMessageId,
        title: 'For search engines',
        allowSearchEngines: true,
        ...notPlayed,
        sharedAt,
      },
      { shareId, storyId, lastMessageId, title: 'Public', allowSearchEngines: false, ...notPlayed, sharedAt },
    ])
    const file = (await (await reader.fetch('/api/account/download')).json()) as { shares: object[] }
    expect(file.shares).toEqual(await reader.ask(listShares))
    expect(await (await app.reader()).ask(listShares)).toEqual([])
  })

  test('is the owner’s alone to begin and to end', async () => {
    const { shareId } = await share()
    const stranger = await app.reader()
    for (const id of [storyId, 'x'.repeat(21), 'nope', '1']) {
      const params = { storyId: id }
      for (const answer of [
        await stranger.call(shareStory, { params, body: { title: 'Stolen' } }),
        await stranger.call(stopSharing, { params }),
      ])
        expect(answer).toMatchObject({
          status: 404,
          body: { error: 'Story not found', code: 'story_not_found' },
        })
    }
    expect((await open(shareId)).body.title).toBe('The Bridge')
  })

  test.each(['nope', 'x'.repeat(21), '%00', '../user', 'x'.repeat(150), "' or 1=1--"])(
    'answers a link like %j as one that was removed',
    async (shareId) => {
      const { status, body } = await open(shareId)
      expect({ status, body }).toEqual(GONE)
    },
  )

  test.each([
    ['', 'Please enter a title'],
    ['   ', 'Please enter a title'],
    ['x'.repeat(10_000), 'Please keep the title to 200 characters'],
  ])('refuses a title like %j', async (title, text) => {
    const answer = await reader.call(shareStory, { params: { storyId }, body: { title } })
    expect(answer).toMatchObject({ status: 400, body: { error: text, fields: { title: text } } })
    expect(await reader.ask(listShares)).toEqual([])
  })

  test('shows a picture after its scene, and none that was asked for after sharing', async () => {
    const { messageId, message } = await say('I light a lamp')
    await askForPicture(reader, storyId, messageId)
    const { shareId } = await share()
    const { messages } = (await open(shareId)).body
    expect(messages.slice(-2)).toMatchObject([
      { role: 'assistant', content: message },
      { role: 'image', content: 'A dark room', image: expect.stringMatching(/^\/pictures\//) as string },
    ])
    const picture = await app.visitor().fetch(messages.at(-1)!.image!)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
    await picture.bytes()

    const later = await say('I look around')
    const again = await share()
    await askForPicture(reader, storyId, later.messageId)
    expect((await open(again.shareId)).body.messages.at(-1)!.role).toBe('assistant')
  })

  test('goes with its story', async () => {
    const { shareId } = await share()
    await app.context.db.deleteFrom('stories').where('id', '=', storyId).execute()
    const { status, body } = await open(shareId)
    expect({ status, body }).toEqual(GONE)
  })

  test('has a sample in the same shape', async () => {
    const { title, messages } = await app.visitor().ask(getSampleStory)
    expect(title).not.toBe('')
    expect(messages.length).toBeGreaterThan(2)
  })
})

test('sharing and shared pages have their throttles', async () => {
  await using app = await startTestApp('sqlite', { env: { RATE_LIMIT_FACTOR: '1' } })
  const reader = await app.reader()
  const { storyId } = await reader.ask(startStory, { body: { prompt: 'Often shared' } })
  const share = () => reader.call(shareStory, { params: { storyId }, body: { title: 'Again' } })
  const shared = await Promise.all(Array.from({ length: 21 }, share))
  expect(shared.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(shared.filter(({ status }) => status === 429)).toHaveLength(1)

  const { shareId } = shared.find(({ status }) => status === 200)!.body
  const open = () => app.visitor().call(getSharedStory, { params: { shareId } })
  const opened = await Promise.all(Array.from({ length: 121 }, open))
  const refused = opened.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(1)
  expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0)
})
