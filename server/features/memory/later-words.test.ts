import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getMemory } from '#contract/memory.ts'
import { continueStory, startStory } from '#contract/stories.ts'
import type { Narrator } from '#server/engines/narrator/narrator.ts'
import { memoryModel, promptText, type MemoryModel } from '#testing/memory-model.ts'
import type { Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

const OLD = 'The vault opens with the number 4417.'
const NEW = 'Hask has changed the lock: the vault opens with 7730 now.'

/** Keeps the first number alone, and overlooks that it has changed. */
const keep = (told: string) =>
  JSON.stringify({
    title: 'Days of rain',
    summary: 'Rain fell.',
    open_threads: [],
    closed_threads: [],
    facts: told.includes(OLD)
      ? [
          {
            kind: 'thing',
            about: 'the vault',
            aliases: [],
            text: OLD,
            quote: OLD,
            cues: ['combination'],
            weight: 3,
            known_by: [],
            replaces: null,
          },
        ]
      : [],
  })

describe.each(engines)('what was told anew and the keeper has overlooked on %s', (engine) => {
  let app: TestApp<Narrator>
  let model: MemoryModel
  let reader: Person
  let params: { storyId: string }

  beforeEach(async () => {
    let turn = 0
    const page = (at: number) => (at === 3 ? OLD : at === 15 ? NEW : `Rain falls on day ${at}.`)
    model = memoryModel({
      tell: () => page(turn++),
      keep: ({ messages }) => keep(messages[0]!.content.split('</known>').at(-1)!),
    })
    app = await startTestApp(engine, { narrator: model.narrator })
    reader = await app.reader()
    params = { storyId: (await reader.ask(startStory, { body: { prompt: 'A river town' } })).storyId }
  })
  afterEach(() => app[Symbol.asyncDispose]())

  const say = (message: string) => reader.ask(continueStory, { params, body: { message } })

  test('is told beside the older words, by whatever word somebody asks', async () => {
    for (let played = 0; played < 33; played++) await say('I wait')
    const read = () => reader.ask(getMemory, { params })
    await expect.poll(async () => (await read()).spans).toHaveLength(2)
    expect((await read()).entries.map(({ name, facts }) => [name, facts.map(({ text }) => text)])).toEqual([
      ['the vault', [OLD, NEW]],
    ])
    await say('Which combination do I need?')
    const prompt = promptText(model.told.at(-1)!)
    expect(prompt).toContain('- the vault: The vault opens with the number 4417. (turn 3)')
    expect(prompt).toContain(
      '- the vault: Hask has changed the lock: the vault opens with 7730 now. (turn 15)',
    )
    expect(prompt.indexOf('4417')).toBeLessThan(prompt.indexOf('7730'))
  })
})
