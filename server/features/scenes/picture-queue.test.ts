import { describe, expect, test } from 'vitest'
import { cancelImage, generateImage, getImage } from '#contract/scenes.ts'
import { continueStory, startStory } from '#contract/stories.ts'
import { askForPicture } from '#testing/ask-for-picture.ts'
import type { Person } from '#testing/people.ts'
import { engines, startTestApp } from '#testing/start-test-app.ts'

describe.each(engines)('the queue of pictures on %s', (engine) => {
  const begun = async (reader: Person) => {
    const { storyId, messageId } = await reader.ask(startStory, { body: { prompt: 'A cellar of old masks' } })
    return { params: { messageId: String(messageId) }, body: { storyId, content: 'Masks' } }
  }

  type Asked = Awaited<ReturnType<typeof begun>>
  const stateOf = async (reader: Person, { params }: Asked) =>
    (await reader.call(getImage, { params })).body as { status?: string; ahead?: number }

  test('the first picture of each reader comes before the second of any', async () => {
    await using app = await startTestApp(engine)
    const [many, one] = [await app.reader(), await app.reader()]
    const asked = [await begun(many), await begun(many), await begun(many), await begun(many)]
    const last = await begun(one)
    const held = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const waits = held.map(({ promise }) => promise)
    app.painter.script = {
      get until() {
        return waits.shift()
      },
    }
    const answers = asked.map((given) => many.call(generateImage, given))
    await expect.poll(() => app.painter.inputs.length).toBe(2)
    const other = one.call(generateImage, last)
    await expect.poll(() => stateOf(one, last)).toMatchObject({ status: 'painting' })
    for (const [at, { resolve }] of held.entries()) {
      resolve()
      await expect.poll(() => app.painter.inputs.length).toBeGreaterThanOrEqual(3 + at)
    }
    await Promise.all([...answers, other])
    await expect.poll(() => app.painter.inputs.length).toBe(5)
    const order = app.painter.inputs.map(({ seed }) => seed.split(':')[0])
    expect(order.indexOf(last.body.storyId)).toBe(2)
  })

  test('a picture that waits says how many come before it, and is forgotten when it is called off', async () => {
    await using app = await startTestApp(engine)
    const reader = await app.reader()
    const asked = [await begun(reader), await begun(reader), await begun(reader)]
    const { promise: until, resolve: letGo } = Promise.withResolvers<void>()
    app.painter.script = { until }
    const answers = asked.map((given) => reader.call(generateImage, given))
    const aheadOf = async (given: Asked) => (await stateOf(reader, given)).ahead
    await expect
      .poll(async () => new Set(await Promise.all(asked.map(aheadOf))), { timeout: 15_000 })
      .toEqual(new Set([0, 1, 2]))
    const ahead = await Promise.all(asked.map(aheadOf))
    const last = asked[ahead.indexOf(2)]!
    await (await app.reader()).ask(cancelImage, { params: last.params })
    expect((await reader.call(getImage, { params: last.params })).status).toBe(200)
    await reader.ask(cancelImage, { params: last.params })
    expect((await reader.call(getImage, { params: last.params })).status).toBe(404)
    letGo()
    await Promise.all(answers)
    expect(app.painter.inputs).toHaveLength(2)
  })

  test('the figures of a story are kept with its first picture, and handed over with the next', async () => {
    await using app = await startTestApp(engine)
    const reader = await app.reader()
    const first = await begun(reader)
    app.painter.script = { figures: [{ key: 'hero', looks: '{"hue":20}' }] }
    const { storyId } = first.body
    await askForPicture(reader, storyId, Number(first.params.messageId))
    const { messageId } = await reader.ask(continueStory, {
      params: { storyId },
      body: { message: 'I wait' },
    })
    app.painter.script = { figures: [{ key: 'hero', looks: '{"hue":90}' }] }
    await askForPicture(reader, storyId, messageId)
    const third = await reader.ask(continueStory, { params: { storyId }, body: { message: 'I go' } })
    await askForPicture(reader, storyId, third.messageId)
    expect(app.painter.inputs.map(({ figures }) => figures)).toEqual([
      undefined,
      [{ key: 'hero', looks: '{"hue":20}' }],
      [{ key: 'hero', looks: '{"hue":20}' }],
    ])
  })
})
