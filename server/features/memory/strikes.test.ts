import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addFact, askFirst, decideProposals, getMemory, pinFact } from '#contract/memory.ts'
import { continueStory, startStory } from '#contract/stories.ts'
import { editMessage, moveHead } from '#contract/versions.ts'
import type { Narrator } from '#server/engines/narrator/narrator.ts'
import type { ModelPrompt } from '#server/engines/narrator/prompt/write-prompt.ts'
import { memoryModel, promptText, type MemoryModel } from '#testing/memory-model.ts'
import type { Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

const HIDDEN = 'Mira hid a brass key under the jetty.'
const LOST = 'The brass key of Mira sinks in the river.'
const OWN = 'The key is made of brass'

/** Keeps where the key is; once it has sunk, whatever was known of Mira and the key is over. */
function keep({ messages }: ModelPrompt): string {
  const [known = '', part = ''] = messages[0]!.content.split('</known>')
  const isLost = part.includes(LOST)
  const kept = {
    kind: 'person',
    about: 'Mira',
    aliases: [],
    cues: [],
    weight: 4,
    known_by: [],
    replaces: null,
  }
  const facts =
    [known, part].join('').includes(HIDDEN) && !isLost ? [{ ...kept, text: HIDDEN, quote: HIDDEN }] : []
  const numbers = isLost ? [...known.matchAll(/^#(\d+) /gm)].map(([, number]) => Number(number)) : []
  const no_longer = numbers.map((fact) => ({ fact, quote: LOST }))
  return JSON.stringify({
    title: '',
    summary: 'Rain falls.',
    open_threads: [],
    closed_threads: [],
    facts,
    no_longer,
  })
}

const tell = (turn: number) =>
  turn === 2 ? HIDDEN : turn === 14 ? LOST : `Rain falls on day ${turn}. The river is wide.`

describe.each(engines)('what the keeper finds to hold no longer on %s', (engine) => {
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
  })
  afterEach(() => app[Symbol.asyncDispose]())

  const memory = () => reader.ask(getMemory, { params })
  const play = async (turns: number) => {
    for (let played = 0; played < turns; played++)
      replies.push((await reader.ask(continueStory, { params, body: { message: 'I look' } })).messageId)
    await expect.poll(async () => (await memory()).state).toBe('up_to_date')
  }
  const texts = async () => (await memory()).entries.flatMap(({ facts }) => facts.map(({ text }) => text))
  const ask = () => reader.ask(askFirst, { params, body: { asksFirst: true } })
  const decide = (accept: number[], decline: number[]) =>
    reader.ask(decideProposals, { params, body: { accept, decline } })

  test('is known no longer on the paths where it was told, and is again where those words go', async () => {
    expect(await texts()).toEqual([HIDDEN])
    await play(12)
    expect(await memory()).toMatchObject({ proposals: [] })
    expect(await texts()).toEqual([LOST])
    await play(1)
    expect(promptText(model.told.at(-1)!)).not.toContain(`- Mira: ${HIDDEN}`)
    const file = (await (await reader.fetch('/api/account/download')).json()) as { memory: unknown }
    expect(file.memory).toMatchObject([
      {
        facts: [
          { text: HIDDEN },
          { text: LOST },
          { about: 'Mira', strikes: HIDDEN, quote: LOST, messageId: replies[14] },
        ],
      },
    ])

    for (const [end, known] of [
      [25, HIDDEN],
      [replies.length - 1, LOST],
    ] as const) {
      await reader.ask(moveHead, { params, body: { messageId: replies[end]! } })
      expect(await texts()).toEqual([known])
    }
    const messageParams = { ...params, messageId: String(replies[14]) }
    const body = { content: 'The river is wide.', keepFollowing: true }
    await reader.ask(editMessage, { params: messageParams, body })
    expect(await texts()).toEqual([HIDDEN])
  })

  test('waits where the reader is asked first, until they accept it', async () => {
    await ask()
    await play(12)
    expect(await texts()).toEqual([HIDDEN])
    const { proposals } = await memory()
    expect(proposals).toMatchObject([
      { about: 'Mira', text: LOST, isStrike: true, turn: 14, before: { text: HIDDEN, goes: true } },
    ])
    const accepted = await decide([proposals[0]!.id], [])
    expect(accepted).toMatchObject({ entries: [], proposals: [] })
  })

  test('stays, and is not asked again, where it is declined', async () => {
    await ask()
    await play(12)
    const { proposals } = await memory()
    expect(await decide([], [proposals[0]!.id])).toMatchObject({ proposals: [] })
    expect(await texts()).toEqual([HIDDEN])
    await play(12)
    expect(await memory()).toMatchObject({ proposals: [] })
  })

  test('is never struck without asking where the reader has written or pinned it', async () => {
    const fact = (await memory()).entries[0]!.facts[0]!
    await reader.ask(pinFact, { params: { ...params, factId: String(fact.id) }, body: { isPinned: true } })
    const body = { about: 'Mira', text: OWN, kind: 'person', holds: 'always' } as const
    await reader.ask(addFact, { params, body })
    await play(12)
    expect(await texts()).toEqual([HIDDEN, OWN, LOST])
    const { proposals } = await memory()
    expect(new Set(proposals.map(({ before }) => before?.text))).toEqual(new Set([HIDDEN, OWN]))
    await decide(
      proposals.map(({ id }) => id),
      [],
    )
    expect(await texts()).toEqual([LOST])
  })
})
