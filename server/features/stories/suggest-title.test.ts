import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { generateTitle } from '#contract/titles.ts'
import { continueStory, getCurrentState, startStory } from '#contract/stories.ts'
import { NarrationFailed } from '#server/engines/narrator/narrator.ts'
import type { Person } from '#testing/people.ts'
import { scriptedNarrator } from '#testing/scripted-narrator.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

describe.each(engines)('suggesting a title on %s', (engine) => {
  let app: TestApp
  let reader: Person
  let storyId: string
  const narrator = scriptedNarrator()
  const suggest = vi.spyOn(narrator, 'suggestTitle')

  beforeAll(async () => {
    app = await startTestApp(engine, { narrator })
  })
  afterAll(() => app[Symbol.asyncDispose]())
  beforeEach(async () => {
    suggest.mockReset()
    suggest.mockResolvedValue({ title: 'A Lamp Below', usage: { inputTokens: 50, outputTokens: 4 } })
    reader = await app.reader()
    storyId = (await reader.ask(startStory, { body: { prompt: 'A lamp at the bottom of a well' } })).storyId
  })

  const ask = () => reader.call(generateTitle, { params: { storyId } })
  const charges = () =>
    app.context.db
      .selectFrom('usage')
      .select(['provider', 'inputTokens', 'outputTokens', 'messageId'])
      .where('storyId', '=', storyId)
      .where('kind', '=', 'title')
      .execute()

  test('asks the narrator once for each state of the story, and charges once', async () => {
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers.map(({ body }) => body)).toEqual(answers.map(() => ({ title: 'A Lamp Below' })))
    expect((await ask()).body.title).toBe('A Lamp Below')
    expect(suggest).toHaveBeenCalledTimes(1)
    expect(await charges()).toMatchObject([{ provider: 'scripted', inputTokens: 50, outputTokens: 4 }])

    await reader.ask(continueStory, { params: { storyId }, body: { message: 'I climb down' } })
    suggest.mockResolvedValue({ title: 'Down the Well', usage: { inputTokens: 60, outputTokens: 3 } })
    expect((await ask()).body.title).toBe('Down the Well')
    expect(suggest).toHaveBeenCalledTimes(2)
    expect(await charges()).toHaveLength(2)
    const { title } = await reader.ask(getCurrentState, { params: { storyId } })
    expect(title).toBe('Down the Well')
  })

  test('hands the narrator the whole path, the last reply included', async () => {
    const { message } = await reader.ask(continueStory, {
      params: { storyId },
      body: { message: 'I call down' },
    })
    await ask()
    const [turn] = suggest.mock.lastCall!
    expect(turn).toMatchObject({ storyId, premise: 'A lamp at the bottom of a well', number: 1 })
    expect(turn.path.map(({ content }) => content).slice(1)).toEqual(['I call down', message])
  })

  test.each([
    ['  "The\nWell"\u202e ', '"The Well"'],
    [
      'A title that is far too long to be one, which nobody would want to read',
      'A title that is far too long to be one, which nobody would…',
    ],
  ])('makes one plain line of a title like %j', async (suggested, title) => {
    suggest.mockResolvedValue({ title: suggested, usage: { inputTokens: 1, outputTokens: 1 } })
    expect((await ask()).body.title).toBe(title)
  })

  test('says so when the narrator fails, charges nothing, and asks again the next time', async () => {
    suggest.mockRejectedValueOnce(new NarrationFailed('unreachable'))
    const { status, body } = await ask()
    expect({ status, body }).toEqual({
      status: 502,
      body: { error: 'Failed to suggest a title', code: 'title_failed' },
    })
    expect(await charges()).toEqual([])
    const warning = app.logged.findLast((line) => line.includes('the narrator found no title'))!
    expect(JSON.parse(warning)).toMatchObject({ storyId, err: { reason: 'unreachable' } })
    expect((await ask()).body.title).toBe('A Lamp Below')
  })

  test('says so when the narrator suggests nothing', async () => {
    suggest.mockResolvedValueOnce({ title: ' \n', usage: { inputTokens: 1, outputTokens: 1 } })
    expect((await ask()).status).toBe(502)
    expect(await charges()).toEqual([])
  })

  test('is the owner’s alone, and not open to other sites', async () => {
    const stranger = await app.reader()
    expect(await stranger.call(generateTitle, { params: { storyId } })).toMatchObject({
      status: 404,
      body: { code: 'story_not_found' },
    })
    const foreign = await reader.fetch(`/api/story/${storyId}/generate-title`, {
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect([foreign.status, await foreign.json()]).toEqual([
      403,
      { error: 'This call is not open to other sites', code: 'cross_site' },
    ])
    expect(suggest).not.toHaveBeenCalled()
  })
})
