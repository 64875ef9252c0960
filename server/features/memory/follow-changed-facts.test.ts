import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getMemory, strikeFact } from '#contract/memory.ts'
import { continueStory, startStory } from '#contract/stories.ts'
import { editMessage, moveHead } from '#contract/versions.ts'
import type { Narrator } from '#server/engines/narrator/narrator.ts'
import { memoryModel, type MemoryModel } from '#testing/memory-model.ts'
import type { Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'
import { keepHidings } from '#testing/walk/hiding-pages.ts'

const FIRST = 'Mira hides the key in house 2.'
const MOVED = 'Mira hides the key in house 14.'
const tell = (turn: number) =>
  turn === 2
    ? FIRST
    : turn === 14
      ? MOVED
      : turn === 4
        ? 'Odo hides the coin in house 4.'
        : `Rain on day ${turn}.`

describe.each(engines)('facts that later ones rest on, corrected on %s', (engine) => {
  let app: TestApp<Narrator>
  let model: MemoryModel
  let reader: Person
  let params: { storyId: string }
  const replies: number[] = []

  beforeEach(async () => {
    let turn = 0
    model = memoryModel({ tell: () => tell(turn++), keep: keepHidings })
    app = await startTestApp(engine, { narrator: model.narrator })
    reader = await app.reader()
    const { storyId, messageId } = await reader.ask(startStory, { body: { prompt: 'A wet town' } })
    params = { storyId }
    replies.splice(0, replies.length, messageId)
  })
  afterEach(() => app[Symbol.asyncDispose]())

  const play = async (turns: number) => {
    for (let played = 0; played < turns; played++)
      replies.push((await reader.ask(continueStory, { params, body: { message: 'I look' } })).messageId)
    await settle()
  }
  const memory = () => reader.ask(getMemory, { params })
  const settle = async () => {
    await expect.poll(async () => (await memory()).state).toBe('up_to_date')
  }
  const facts = async () => (await memory()).entries.flatMap((entry) => entry.facts.map(({ text }) => text))
  const correct = async (turn: number, content: string) => {
    const messageId = String(replies[turn])
    await reader.ask(editMessage, {
      params: { ...params, messageId },
      body: { content, keepFollowing: true },
    })
    await settle()
  }
  const goTo = (messageId: number) => reader.ask(moveHead, { params, body: { messageId } })

  test('what has come in the place of a replaced fact is replaced, too', async () => {
    await play(32)
    expect((await facts()).toSorted()).toEqual([MOVED, tell(4)])
    await correct(2, 'Mira hides the key in house 3.')
    expect((await facts()).toSorted()).toEqual([MOVED, tell(4)])
    expect(model.kept).toHaveLength(3)
    await correct(2, 'Nobody hides anything.')
    await correct(2, FIRST)
    expect((await facts()).toSorted()).toEqual([MOVED, tell(4)])
  })

  test('a fact that a correction brings is replaced by what was told after it', async () => {
    await play(32)
    await correct(9, 'Mira hides the key in house 9.')
    expect((await facts()).toSorted()).toEqual([MOVED, FIRST, tell(4)])
    expect(model.kept).toHaveLength(4)
  })

  test('a fact that its reader has struck does not come back with a correction beside it', async () => {
    await play(20)
    const fact = (await memory()).entries.flatMap((entry) => entry.facts).find(({ text }) => text === FIRST)
    const factParams = { ...params, factId: String(fact!.id) }
    await reader.ask(strikeFact, { params: factParams, body: { holds: 'always' } })
    await correct(4, 'Odo hides the coin in house 5.')
    expect(model.kept).toHaveLength(2)
    expect(await facts()).toEqual(['Odo hides the coin in house 5.'])
  })

  test('a path that is gone to is kept anew where words of it were corrected from another one', async () => {
    await play(20)
    const end = replies.at(-1)!
    await goTo(replies[6]!)
    replies.length = 7
    await play(14)
    await correct(4, 'Odo hides the coin in house 5.')
    expect(model.kept).toHaveLength(3)
    await goTo(end)
    await settle()
    expect(model.kept).toHaveLength(4)
    expect((await facts()).toSorted()).toEqual([FIRST, 'Odo hides the coin in house 5.'])
  })

  test('nothing is due where the narrator has a memory of its own', async () => {
    await play(20)
    Object.assign(app.context.narrators.ofSite, { answer: undefined })
    const messageId = String(replies[4])
    await reader.ask(editMessage, {
      params: { ...params, messageId },
      body: { content: 'Odo hides the coin in house 5.', keepFollowing: true },
    })
    expect((await memory()).state).toBe('own')
    const spans = await app.context.db.selectFrom('memorySpans').select('status').orderBy('id').execute()
    expect(spans).toEqual([{ status: 'former' }, { status: 'stale' }])
  })
})
