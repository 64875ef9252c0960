import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  addFact,
  correctFact,
  getMemory,
  pinFact,
  strikeFact,
  mergeEntries,
  editSpan,
} from '#contract/memory.ts'
import { getToldWith } from '#contract/told-with.ts'
import { continueStory, retryTurn, startStory } from '#contract/stories.ts'
import type { Narrator } from '#server/engines/narrator/narrator.ts'
import { memoryModel, promptText, type MemoryModel } from '#testing/memory-model.ts'
import type { Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

const KEPT = {
  title: 'Mira and the key',
  summary: 'The king of Norvik died. Mira hid a brass key under the third plank.',
  open_threads: ['Who wants the key?'],
  closed_threads: [],
  facts: [
    {
      kind: 'person',
      about: 'Mira',
      aliases: ['the ferrywoman'],
      text: 'Mira hid a brass key under the third plank',
      quote: 'Mira hid a brass key under the third plank',
      cues: ['unlock', 'jetty'],
      weight: 4,
      known_by: ['Mira'],
      replaces: null,
    },
  ],
}

/** Turn 2 tells of the key; all others of the weather. */
const tell = (turn: number) =>
  turn === 2
    ? 'Mira hid a brass key under the third plank. The ferrywoman says no more.'
    : `Rain falls on day ${turn}. The river is wide.`

describe.each(engines)('what a story remembers on %s', (engine) => {
  let app: TestApp<Narrator>
  let model: MemoryModel
  let reader: Person
  let storyId: string
  const replies: number[] = []

  beforeEach(async () => {
    let turn = 0
    model = memoryModel({ tell: () => tell(turn++), keep: () => JSON.stringify(KEPT) })
    app = await startTestApp(engine, { narrator: model.narrator })
    reader = await app.reader()
    const { messageId, ...opening } = await reader.ask(startStory, { body: { prompt: 'A river town' } })
    storyId = opening.storyId
    replies.splice(0, replies.length, messageId)
  })
  afterEach(() => app[Symbol.asyncDispose]())

  const play = async (turns: number) => {
    for (let played = 0; played < turns; played++) {
      const body = { message: 'I look at the river' }
      replies.push((await reader.ask(continueStory, { params: { storyId }, body })).messageId)
    }
  }
  const memory = () => reader.ask(getMemory, { params: { storyId } })
  const settle = async () => {
    await expect.poll(async () => (await memory()).state).toBe('up_to_date')
  }
  const onlyFact = async () => {
    const { entries } = await memory()
    return { entry: entries[0]!, fact: entries[0]!.facts[0]! }
  }

  test('after twenty exchanges the oldest twelve are kept, and told in brief from then on', async () => {
    await play(19)
    expect(await memory()).toEqual({
      spans: [],
      entries: [],
      proposals: [],
      note: null,
      state: 'up_to_date',
      asksFirst: false,
    })
    await play(1)
    await settle()
    const { spans, entries } = await memory()
    expect(spans).toHaveLength(1)
    expect(spans[0]).toMatchObject({
      title: 'Mira and the key',
      summary: 'Mira hid a brass key under the third plank.',
      fromMessageId: replies[0],
      toMessageId: replies[11],
      fromTurn: 0,
      toTurn: 11,
      openThreads: ['Who wants the key?'],
    })
    expect(entries).toHaveLength(1)
    expect(entries[0]).toMatchObject({ kind: 'person', name: 'Mira', aliases: ['the ferrywoman'] })
    expect(entries[0]!.facts[0]).toMatchObject({
      text: 'Mira hid a brass key under the third plank',
      messageId: replies[2],
      turn: 2,
      isPinned: false,
      origin: 'keeper',
      knownBy: ['Mira'],
    })
    await play(1)
    const text = promptText(model.told.at(-1)!)
    expect(text).toContain('Turns 0 to 11: Mira and the key\nMira hid a brass key under the third plank.')
    expect(text).toContain(
      '- Mira: Mira hid a brass key under the third plank (turn 2; known to nobody but Mira)',
    )
    expect(text).not.toContain('Rain falls on day 11.')
    expect(text).toContain('Rain falls on day 12.')
    expect(model.kept).toHaveLength(1)
  })

  test('the keeping of a span is charged as memory, once', async () => {
    await play(20)
    await settle()
    const rows = await app.context.db.selectFrom('usage').selectAll().where('kind', '=', 'memory').execute()
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ storyId, messageId: replies[11], inputTokens: 100, outputTokens: 10 })
  })

  test('it stands in the account’s download, and goes with its story', async () => {
    await play(20)
    await settle()
    const file = await reader.fetch('/api/account/download')
    const held = (await file.json()) as { memory: object[] }
    expect(held.memory).toMatchObject([{ storyId, spans: [{ title: 'Mira and the key' }], facts: [{}] }])
    const { db } = app.context
    await db.deleteFrom('stories').where('id', '=', storyId).execute()
    for (const table of ['memorySpans', 'memoryFacts'] as const)
      expect(await db.selectFrom(table).select('id').where('storyId', '=', storyId).execute()).toEqual([])
  })

  test('a reply is shown with what it was given', async () => {
    await play(20)
    await settle()
    await play(1)
    const messageId = String(replies.at(-1))
    const told = await reader.ask(getToldWith, { params: { storyId, messageId } })
    expect(told).toMatchObject({
      turn: 21,
      earlierMessageId: replies.at(-2),
      pins: [],
      spans: [{ title: 'Mira and the key', fromTurn: 0, toTurn: 11 }],
      facts: [
        { about: 'Mira', text: 'Mira hid a brass key under the third plank', turn: 2, knownBy: ['Mira'] },
      ],
      note: null,
    })
    expect(told.firstMessageId).toBeGreaterThan(replies[11]!)
    expect(told.promptTokens).toBeGreaterThan(told.memoryTokens)
    expect(told.memoryTokens).toBeGreaterThan(20)
    const ofOpening = await reader.ask(getToldWith, { params: { storyId, messageId: String(replies[0]) } })
    expect(ofOpening).toMatchObject({ turn: 0, earlierMessageId: null, spans: [], facts: [] })
  })

  test('the reader’s word is what the narrator is told from then on', async () => {
    await play(20)
    await settle()
    const { fact } = await onlyFact()
    const params = { storyId, factId: String(fact.id) }
    const text = 'Mira threw the key into the river'
    const { entries } = await reader.ask(correctFact, { params, body: { text, holds: 'from_here' } })
    expect(entries[0]!.facts).toMatchObject([{ text, origin: 'reader', messageId: replies.at(-1), turn: 20 }])
    await play(1)
    const prompt = promptText(model.told.at(-1)!)
    expect(prompt).toContain('- Mira: Mira threw the key into the river (turn 20; known to nobody but Mira)')
    expect(prompt).not.toContain('(turn 2;')
  })

  test('a struck fact is told no more, and a pinned one stands with the rules', async () => {
    await play(20)
    await settle()
    const { fact } = await onlyFact()
    const params = { storyId, factId: String(fact.id) }
    await reader.ask(pinFact, { params, body: { isPinned: true } })
    await play(1)
    expect(model.told.at(-1)!.system).toContain('Always keep in mind:\n- Mira: Mira hid a brass key')
    const { entries } = await reader.ask(strikeFact, { params, body: { holds: 'always' } })
    expect(entries).toEqual([])
    await play(1)
    expect(promptText(model.told.at(-1)!)).not.toContain('brass key under the third plank (turn 2')
  })

  test('what holds from here on is not known on a branch that leaves before', async () => {
    await play(20)
    await settle()
    const body = { about: 'Tom', kind: 'person', text: 'Tom is a spy', holds: 'from_here' } as const
    const added = await reader.ask(addFact, { params: { storyId }, body })
    expect(added.entries.map(({ name }) => name)).toContain('Tom')
    const params = { storyId, messageId: String(replies.at(-1)) }
    await reader.ask(retryTurn, { params })
    const { entries } = await memory()
    expect(entries.map(({ name }) => name)).toEqual(['Mira'])
  })

  test('two entries that are the same become one', async () => {
    await play(20)
    await settle()
    const body = {
      about: 'Old Mother',
      kind: 'person',
      text: 'Old Mother owns the ferry',
      holds: 'always',
    } as const
    const { entries } = await reader.ask(addFact, { params: { storyId }, body })
    const idOf = (name: string) => entries.find((entry) => entry.name === name)!.id
    const merged = await reader.ask(mergeEntries, {
      params: { storyId, entryId: String(idOf('Old Mother')) },
      body: { into: idOf('Mira') },
    })
    expect(merged.entries).toMatchObject([{ name: 'Mira', aliases: ['Old Mother', 'the ferrywoman'] }])
    expect(merged.entries[0]!.facts).toHaveLength(2)
  })

  test('a summary in the reader’s words takes the place of the keeper’s', async () => {
    await play(20)
    await settle()
    const { spans } = await memory()
    const params = { storyId, spanId: String(spans[0]!.id) }
    const edited = await reader.ask(editSpan, { params, body: { summary: 'Nothing of note happened.' } })
    expect(edited.spans).toHaveLength(1)
    await play(1)
    const prompt = promptText(model.told.at(-1)!)
    expect(prompt).toContain('Nothing of note happened.')
    expect(prompt).not.toContain('Turns 0 to 11: Mira and the key\nMira hid')
  })

  test('a keeper that fails is tried again, and the words go along meanwhile', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    model.script.keep = () => ''
    await play(20)
    expect((await memory()).state).toBe('working')
    await play(1)
    expect(promptText(model.told.at(-1)!)).toContain('Mira hid a brass key under the third plank.')
  })
})
