import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getSharedStory, shareStory } from '#contract/sharing.ts'
import { continueStory, getCurrentState, retryTurn, startStory } from '#contract/stories.ts'
import type { Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

/** Acts of two readers, each with stories of their own. */
type Step = { who: 0 | 1; story: 0 | 1; act: 'say' | 'retry' | 'share' }

const steps = fc.array(
  fc.record<Step>({
    who: fc.constantFrom(0, 1),
    story: fc.constantFrom(0, 1),
    act: fc.constantFrom('say', 'say', 'retry', 'share'),
  }),
  { minLength: 4, maxLength: 24 },
)

describe.each(engines)('a shared story on %s', (engine) => {
  let app: TestApp
  let readers: Person[]

  beforeAll(async () => {
    let told = 0
    app = await startTestApp(engine)
    // Every message is one of a kind, so that a foreign or a later one is known wherever it turns up.
    app.narrator.script = { pieces: () => [`Reply ${++told}.`] }
    readers = [await app.reader(), await app.reader()]
  })
  afterAll(() => app[Symbol.asyncDispose]())

  const textsOf = async (reader: Person, storyId: string) =>
    (await reader.ask(getCurrentState, { params: { storyId } })).messages.map(({ content }) => content)

  test('never holds a later or a foreign message, whatever is done to any story', async () => {
    let said = 0
    const property = fc.asyncProperty(steps, async (script) => {
      const begin = async (reader: Person) =>
        Promise.all(
          ['One', 'Two'].map(async (prompt) => (await reader.ask(startStory, { body: { prompt } })).storyId),
        )
      const storyIds = await Promise.all(readers.map(begin))
      const published = new Map<string, string[]>()

      for (const { who, story, act } of script) {
        const reader = readers[who]!
        const params = { storyId: storyIds[who]![story]! }
        if (act === 'say') {
          await reader.ask(continueStory, { params, body: { message: `Action ${++said}` } })
        } else if (act === 'retry') {
          const { messages } = await reader.ask(getCurrentState, { params })
          const messageId = String(messages.at(-1)!.messageId)
          await reader.ask(retryTurn, { params: { ...params, messageId } })
        } else {
          const { shareId } = await reader.ask(shareStory, { params, body: { title: 'Shared' } })
          published.set(shareId, await textsOf(reader, params.storyId))
        }
        for (const [shareId, texts] of published) {
          const { messages } = await app.visitor().ask(getSharedStory, { params: { shareId } })
          expect(messages.map(({ content }) => content)).toEqual(texts)
        }
      }
    })
    await fc.assert(property, { numRuns: 12 })
  })
})
