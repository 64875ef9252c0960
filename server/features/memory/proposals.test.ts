import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { askFirst, correctFact, decideProposals, getMemory } from '#contract/memory.ts'
import { continueStory, startStory } from '#contract/stories.ts'
import type { Narrator } from '#server/engines/narrator/narrator.ts'
import type { ModelPrompt } from '#server/engines/narrator/prompt/write-prompt.ts'
import { memoryModel, promptText, type MemoryModel } from '#testing/memory-model.ts'
import type { Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

const HIDDEN = 'Mira hid a brass key under the jetty.'
const MOVED = 'Mira hid the brass key in the mill.'

/** Keeps where the key is; what was known of Mira is replaced. */
function keep({ messages }: ModelPrompt): string {
  const text = messages[0]!.content
  const part = text.split('</known>').at(-1)!
  const known = /^#(\d+) Mira:/m.exec(text)?.[1]
  const facts = [HIDDEN, MOVED].flatMap((quote) =>
    part.includes(quote)
      ? [
          {
            kind: 'person',
            about: 'Mira',
            aliases: [],
            text: quote,
            quote,
            cues: [],
            weight: 4,
            known_by: [],
            replaces: known === undefined ? null : Number(known),
          },
        ]
      : [],
  )
  return JSON.stringify({ title: '', summary: 'Rain falls.', open_threads: [], closed_threads: [], facts })
}

const tell = (turn: number) =>
  turn === 2 ? HIDDEN : turn === 14 ? MOVED : `Rain falls on day ${turn}. The river is wide.`

describe.each(engines)('what the keeper proposes on %s', (engine) => {
  let app: TestApp<Narrator>
  let model: MemoryModel
  let reader: Person
  let params: { storyId: string }

  beforeEach(async () => {
    let turn = 0
    model = memoryModel({ tell: () => tell(turn++), keep })
    app = await startTestApp(engine, { narrator: model.narrator })
    reader = await app.reader()
    const { storyId } = await reader.ask(startStory, { body: { prompt: 'A river town' } })
    params = { storyId }
  })
  afterEach(() => app[Symbol.asyncDispose]())

  const ask = (asksFirst: boolean) => reader.ask(askFirst, { params, body: { asksFirst } })
  const memory = () => reader.ask(getMemory, { params })
  const decide = (accept: number[], decline: number[]) =>
    reader.ask(decideProposals, { params, body: { accept, decline } })
  const play = async (turns: number) => {
    for (let played = 0; played < turns; played++)
      await reader.ask(continueStory, { params, body: { message: 'I look at the river' } })
    await expect.poll(async () => (await memory()).state).toBe('up_to_date')
  }
  const told = () => promptText(model.told.at(-1)!)

  test('waits until the reader has accepted it, and only then is told', async () => {
    expect((await ask(true)).asksFirst).toBe(true)
    await play(20)
    const { entries, proposals, spans } = await memory()
    expect(entries).toEqual([])
    expect(spans).toHaveLength(1)
    expect(proposals).toMatchObject([{ about: 'Mira', text: HIDDEN, turn: 2 }])
    await play(1)
    expect(told()).not.toContain(`- Mira: ${HIDDEN}`)

    const accepted = await decide([proposals[0]!.id], [])
    expect(accepted.proposals).toEqual([])
    expect(accepted.entries).toMatchObject([{ name: 'Mira', facts: [{ text: HIDDEN, origin: 'keeper' }] }])
    await play(1)
    expect(told()).toContain(`- Mira: ${HIDDEN}`)
  })

  test('is gone once it is declined, and can be decided only once', async () => {
    await ask(true)
    await play(20)
    const { id } = (await memory()).proposals[0]!
    const declined = await decide([], [id])
    expect(declined).toMatchObject({ proposals: [], entries: [] })
    const late = await reader.call(decideProposals, { params, body: { accept: [id], decline: [] } })
    expect(late.body.code).toBe('memory_not_found')
    await play(1)
    expect(told()).not.toContain(`- Mira: ${HIDDEN}`)
    const file = await reader.fetch('/api/account/download')
    expect(await file.json()).toMatchObject({ memory: [{ facts: [{ text: HIDDEN, proposal: 'declined' }] }] })
  })

  test('says what it changes, and what it replaces stands until then', async () => {
    await play(20)
    await ask(true)
    await play(12)
    const { entries, proposals } = await memory()
    expect(entries).toMatchObject([{ facts: [{ text: HIDDEN }] }])
    expect(proposals).toMatchObject([{ text: MOVED, before: { text: HIDDEN, goes: true } }])
    const accepted = await decide([proposals[0]!.id], [])
    expect(accepted.entries).toMatchObject([{ facts: [{ text: MOVED }] }])
  })

  test('never takes the place of the reader’s own words', async () => {
    await play(20)
    const fact = (await memory()).entries[0]!.facts[0]!
    const body = { text: 'Mira has no key', holds: 'always' } as const
    await reader.ask(correctFact, { params: { ...params, factId: String(fact.id) }, body })
    await ask(true)
    await play(12)
    const { proposals } = await memory()
    expect(proposals).toMatchObject([{ text: MOVED }])
    expect(proposals[0]).not.toHaveProperty('before')
    const { entries } = await decide([proposals[0]!.id], [])
    expect(entries[0]!.facts.map(({ text }) => text)).toEqual([body.text, MOVED])
  })
})
