import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { savePreferences } from '#contract/preferences.ts'
import { generateTitle } from '#contract/titles.ts'
import { continueStory, startStory } from '#contract/stories.ts'
import type { NarratorInput } from '#server/engines/narrator/narrator.ts'
import type { Person } from '#testing/people.ts'
import { scriptedNarrator } from '#testing/scripted-narrator.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'
import { streamContinuation } from '#testing/turn-stream.ts'

describe.each(engines)('what a narrator is handed on %s', (engine) => {
  const narrator = Object.assign(scriptedNarrator(), { recentMessages: 4 })
  const suggest = vi.spyOn(narrator, 'suggestTitle')
  let app: TestApp
  let reader: Person
  beforeAll(async () => {
    app = await startTestApp(engine, { narrator })
    reader = await app.reader()
  })
  afterAll(() => app[Symbol.asyncDispose]())

  const begin = async () => {
    narrator.script = { pieces: ({ number }) => [`Reply ${number}.`] }
    return reader.ask(startStory, { body: { prompt: 'A ferry at night' } })
  }
  const say = (storyId: string, message: string) =>
    reader.call(continueStory, { params: { storyId }, body: { message } })
  const lastInput = () => narrator.inputs.at(-1)!
  const outline = ({ number, path }: NarratorInput) => [
    number,
    path[0]?.content,
    path.at(-1)?.content,
    path.length,
  ]

  test('the opening knows the premise, the preferences and nothing else', async () => {
    const { storyId, messageId } = await begin()
    expect(lastInput()).toEqual({
      storyId,
      seed: `${storyId}:${messageId}`,
      premise: 'A ferry at night',
      preferences: expect.objectContaining({ contentRating: 'general' }),
      number: 0,
      path: [],
    })
  })

  test('a long story is handed from a message on that stays the first for several turns', async () => {
    const { storyId } = await begin()
    const outlines: unknown[] = []
    for (let turn = 1; turn <= 8; turn++) {
      await say(storyId, `Act ${turn}`)
      outlines.push(outline(lastInput()))
    }
    expect(outlines).toEqual([
      [1, 'Reply 0.', 'Act 1', 2],
      [2, 'Reply 0.', 'Act 2', 4],
      [3, 'Reply 0.', 'Act 3', 6],
      [4, 'Reply 0.', 'Act 4', 8],
      [5, 'Act 3', 'Act 5', 5],
      [6, 'Act 3', 'Act 6', 7],
      [7, 'Act 3', 'Act 7', 9],
      [8, 'Reply 5.', 'Act 8', 6],
    ])
  })

  test('a title is suggested for the path up to what is settled, by the number of its last turn', async () => {
    const { storyId } = await begin()
    await say(storyId, 'Act 1')
    await reader.ask(generateTitle, { params: { storyId } })
    expect(outline(suggest.mock.lastCall![0])).toEqual([1, 'Reply 0.', 'Reply 1.', 3])
    narrator.isHeld = true
    const { events } = await streamContinuation(reader, { storyId, message: 'Act 2' })
    await reader.ask(generateTitle, { params: { storyId } })
    expect(outline(suggest.mock.lastCall![0])).toEqual([2, 'Reply 0.', 'Act 2', 4])
    narrator.release()
    await Array.fromAsync(events)
  })

  test('a reply that failed without a word is left out, and the memory before it counts', async () => {
    const { storyId } = await begin()
    await say(storyId, 'Act 1')
    narrator.script = { failAfter: { pieces: 0, reason: 'busy' } }
    await say(storyId, 'Act 2')
    narrator.script = {}
    await say(storyId, 'Act 3')
    expect(lastInput()).toMatchObject({
      memory: JSON.stringify({ turn: 1 }),
      path: [
        { role: 'assistant', content: 'Reply 0.' },
        { role: 'user', content: 'Act 1' },
        { role: 'assistant', content: 'Reply 1.' },
        { role: 'user', content: 'Act 2' },
        { role: 'user', content: 'Act 3' },
      ],
    })
  })

  test('a story keeps the rating it began with, unless its reader has become stricter', async () => {
    const rate = (contentRating: 'general' | 'teen' | 'mature') =>
      reader.ask(savePreferences, { body: { contentRating } })
    await rate('teen')
    const { storyId } = await begin()
    const ratingAfter = async (rating: 'general' | 'teen' | 'mature') => {
      await rate(rating)
      await say(storyId, 'I look')
      return lastInput().preferences.contentRating
    }
    expect(await ratingAfter('mature')).toBe('teen')
    expect(await ratingAfter('general')).toBe('general')
    expect(await ratingAfter('teen')).toBe('teen')
  })
})
