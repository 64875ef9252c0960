import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { editSpan, getMemory } from '#contract/memory.ts'
import { getToldWith } from '#contract/told-with.ts'
import { continueStory, startStory } from '#contract/stories.ts'
import { editMessage } from '#contract/versions.ts'
import type { Narrator } from '#server/engines/narrator/narrator.ts'
import type { ModelPrompt } from '#server/engines/narrator/prompt/write-prompt.ts'
import { memoryModel, promptText, type MemoryModel } from '#testing/memory-model.ts'
import type { Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

const tell = (turn: number) => {
  if (turn === 2) return 'Mira hid a brass key under the third plank. The ferrywoman says no more.'
  if (turn === 4) return 'Odo owes the miller nine crowns.'
  return `Rain falls on day ${turn}. The river is wide.`
}

/** Keeps each sentence of the key and of the debt, as it stands in the prompt. */
function keep({ messages }: ModelPrompt): string {
  const told =
    messages[0]!.content
      .split('</known>')
      .at(-1)!
      .match(/(Mira hid|Odo owes)[^.]*\./g) ?? []
  const facts = told.map((quote) => ({
    kind: 'person',
    about: quote.split(' ')[0],
    aliases: [],
    text: quote,
    quote,
    cues: [],
    weight: 3,
    known_by: [],
    replaces: null,
  }))
  const summary = `It rained. ${told.join(' ')}`
  return JSON.stringify({ title: 'Rain', summary, open_threads: [], closed_threads: [], facts })
}

describe.each(engines)('what a story remembers of words that are corrected on %s', (engine) => {
  let app: TestApp<Narrator>
  let model: MemoryModel
  let reader: Person
  let params: { storyId: string }
  const replies: number[] = []

  beforeEach(async () => {
    let turn = 0
    model = memoryModel({ tell: () => tell(turn++), keep })
    app = await startTestApp(engine, { narrator: model.narrator })
    reader = await app.reader()
    const { storyId, messageId } = await reader.ask(startStory, { body: { prompt: 'A river town' } })
    params = { storyId }
    replies.splice(0, replies.length, messageId)
    await play(20)
    await settle()
  })
  afterEach(() => app[Symbol.asyncDispose]())

  const play = async (turns: number) => {
    for (let played = 0; played < turns; played++) {
      const body = { message: 'I look at the river' }
      replies.push((await reader.ask(continueStory, { params, body })).messageId)
    }
  }
  const memory = () => reader.ask(getMemory, { params })
  const settle = async () => {
    await expect.poll(async () => (await memory()).state).toBe('up_to_date')
  }
  const correct = (turn: number, content: string) =>
    reader.ask(editMessage, {
      params: { ...params, messageId: String(replies[turn]) },
      body: { content, keepFollowing: true },
    })
  const factsOf = async () =>
    (await memory()).entries.flatMap(({ name, facts }) => facts.map(({ text }) => `${name}: ${text}`))

  test('facts and the summary are of the new words, and what was not touched or given before stays', async () => {
    await play(1)
    const messageId = String(replies.at(-1))
    const given = () => reader.ask(getToldWith, { params: { ...params, messageId } })
    const before = await given()
    expect(before.spans[0]!.summary).toContain('third plank')
    await correct(2, 'Mira hid a brass key in the old well. The ferrywoman says no more.')
    await settle()
    expect((await factsOf()).toSorted()).toEqual([
      'Mira: Mira hid a brass key in the old well.',
      'Odo: Odo owes the miller nine crowns.',
    ])
    const { spans, entries } = await memory()
    expect(spans.map(({ summary }) => summary)).toEqual([
      'It rained. Mira hid a brass key in the old well. Odo owes the miller nine crowns.',
    ])
    expect(entries).toHaveLength(2)
    await play(1)
    const prompt = promptText(model.told.at(-1)!)
    expect(prompt).toContain('old well')
    expect(prompt).not.toContain('third plank')
    expect(model.kept).toHaveLength(2)
    expect(await given()).toEqual(before)
  })

  test('nothing of the old words is told while no model can keep the new ones', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    model.script.keep = () => ''
    await correct(2, 'Mira hid a brass key in the old well. The ferrywoman says no more.')
    expect(await factsOf()).toEqual(['Odo: Odo owes the miller nine crowns.'])
    const { spans, state } = await memory()
    expect(state).toBe('working')
    expect(spans.map(({ summary }) => summary)).toEqual([
      'It rained. Mira hid a brass key in the old well. Odo owes the miller nine crowns.',
    ])
    await play(1)
    expect(promptText(model.told.at(-1)!)).not.toContain('third plank')
  })

  test('a summary in the reader’s words stays', async () => {
    const { spans } = await memory()
    const spanParams = { ...params, spanId: String(spans[0]!.id) }
    await reader.ask(editSpan, { params: spanParams, body: { summary: 'Mira trusts nobody.' } })
    await correct(2, 'Mira hid a brass key in the old well.')
    await settle()
    expect((await memory()).spans.map(({ summary }) => summary)).toEqual(['Mira trusts nobody.'])
    expect(await factsOf()).toContain('Mira: Mira hid a brass key in the old well.')
  })

  test('words put back bring their fact back', async () => {
    await correct(4, 'Odo whistles.')
    await settle()
    expect(await factsOf()).toEqual(['Mira: Mira hid a brass key under the third plank.'])
    await correct(4, 'Odo owes the miller nine crowns.')
    await settle()
    expect((await factsOf()).toSorted()).toEqual([
      'Mira: Mira hid a brass key under the third plank.',
      'Odo: Odo owes the miller nine crowns.',
    ])
  })

  test('a correction behind the last span changes nothing that is kept', async () => {
    const before = await memory()
    await correct(15, 'Snow falls on day 15.')
    expect(await memory()).toEqual(before)
  })
})
