import { describe, expect, test } from 'vitest'
import { getMemory } from '#contract/memory.ts'
import { getToldWith } from '#contract/told-with.ts'
import { continueStory, startStory } from '#contract/stories.ts'
import type { Narrator } from '#server/engines/narrator/narrator.ts'
import { createStoryteller } from '#server/engines/narrator/storyteller/storyteller.ts'
import { memoryModel, promptText } from '#testing/memory-model.ts'
import { engines, startTestApp } from '#testing/start-test-app.ts'

describe.each(engines)('the storyteller’s record on %s', (engine) => {
  test('is shown as entries and facts, handed on to a model, and still there when the story comes back', async () => {
    const model = memoryModel({ tell: () => 'The rain goes on.', keep: () => '' })
    const storyteller = createStoryteller()
    let current: Narrator = storyteller
    const narrator = new Proxy({} as Narrator, { get: (_, key) => Reflect.get(current, key) as unknown })
    await using app = await startTestApp(engine, { narrator })
    const reader = await app.reader()
    const prompt = 'My brother Tom has vanished in the mine below Harrow. Edda the smith knows why.'
    const { storyId } = await reader.ask(startStory, { body: { prompt } })
    const params = { storyId }
    const say = (message: string) => reader.ask(continueStory, { params, body: { message } })
    await say('I look around')

    const known = await reader.ask(getMemory, { params })
    expect(known.state).toBe('own')
    const tom = known.entries.find(({ name }) => name === 'Tom')!
    expect([tom.kind, tom.aliases]).toEqual(['person', ['brother']])
    expect(tom.facts.map(({ text }) => text).join(' ')).toContain('brother')
    expect(tom.facts.every(({ origin, messageId }) => origin === 'storyteller' && messageId !== null)).toBe(
      true,
    )

    current = model.narrator
    const { messageId } = await say('Who is Tom?')
    expect(promptText(model.told.at(-1)!)).toMatch(/- Tom: .*brother.* \(turn 0\)/)
    const told = await reader.ask(getToldWith, { params: { storyId, messageId: String(messageId) } })
    expect([...told.facts, ...told.inPlay].map(({ about }) => about)).toContain('Tom')

    // Longer than all that the storyteller is handed of a path.
    for (let played = 0; played < 40; played++) await say('I walk on')
    current = storyteller
    const reply = await say('Where is Edda?')
    expect(reply.message).not.toBe('')
    const { entries } = await reader.ask(getMemory, { params })
    const kept = entries.find(({ name }) => name === 'Tom')!
    expect(kept.facts.map(({ text }) => text)).toEqual(tom.facts.map(({ text }) => text))
    expect(kept.facts[0]!.turn).toBe(0)
  })
})
