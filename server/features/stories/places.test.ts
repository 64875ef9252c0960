import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { savePlace } from '#contract/place.ts'
import { getCurrentState, startStory } from '#contract/stories.ts'
import type { Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

describe.each(engines)('places in stories on %s', (engine) => {
  let app: TestApp
  let reader: Person
  let params: { storyId: string }
  let messageId: number

  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  afterAll(() => app[Symbol.asyncDispose]())
  beforeEach(async () => {
    reader = await app.reader()
    const started = await reader.ask(startStory, { body: { prompt: 'A gate in the fog' } })
    params = { storyId: started.storyId }
    messageId = started.messageId
  })

  const lastPlace = async () => (await reader.ask(getCurrentState, { params })).lastPlace

  test('come with the story, the one kept last', async () => {
    expect(await lastPlace()).toBeUndefined()
    await reader.ask(savePlace, { params, body: { place: { messageId, at: 0.25 } } })
    const kept = await reader.ask(savePlace, { params, body: { place: { messageId, at: -0.5 } } })
    expect(kept.place).toEqual({ messageId, at: -0.5 })
    expect(await lastPlace()).toEqual(kept)
  })

  test('may be the end of the story', async () => {
    await reader.ask(savePlace, { params, body: { place: { messageId, at: 0.25 } } })
    const { keptAt } = await reader.ask(savePlace, { params, body: { place: null } })
    expect(await lastPlace()).toEqual({ place: null, keptAt })
  })

  test("are kept by the story's reader alone, and in a message of the story", async () => {
    const other = await app.reader()
    const body = { place: { messageId, at: 0 } }
    await expect(other.ask(savePlace, { params, body })).rejects.toThrow('404')
    const elsewhere = await other.ask(startStory, { body: { prompt: 'A mill' } })
    const foreign = { place: { messageId: elsewhere.messageId } }
    await expect(reader.ask(savePlace, { params, body: foreign })).rejects.toThrow('404')
    expect(await lastPlace()).toBeUndefined()
  })

  test('are kept 120 times a minute at most', async () => {
    await using slow = await startTestApp(engine, { env: { RATE_LIMIT_FACTOR: '0.05' } })
    const writer = await slow.reader()
    const { storyId } = await writer.ask(startStory, { body: { prompt: 'A gate in the fog' } })
    const statuses: number[] = []
    for (let times = 0; times < 7; times += 1) {
      const { status } = await writer.call(savePlace, { params: { storyId }, body: { place: null } })
      statuses.push(status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
  })
})
