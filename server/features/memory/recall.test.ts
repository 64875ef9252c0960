import { describe, expect, test, vi } from 'vitest'
import { getMemory } from '#contract/memory.ts'
import { getToldWith } from '#contract/told-with.ts'
import { continueStory, startStory } from '#contract/stories.ts'
import { moveHead } from '#contract/versions.ts'
import type { EarlySearch } from '#server/features/stories/story-access.ts'
import { memoryModel } from '#testing/memory-model.ts'
import { engines, startTestApp } from '#testing/start-test-app.ts'

const DROPPED = { title: '', summary: 'The river is wide.', open_threads: [], closed_threads: [], facts: [] }

/** Turn 2 tells of the key; all others of the weather. */
const tell = (turn: number) =>
  turn === 2
    ? 'Mira hid a brass key under the third plank. The ferrywoman says no more.'
    : `Rain falls on day ${turn}. The river is wide.`

/** A story of so many turns whose keeper drops every fact. */
async function playForgetfully(engine: 'sqlite' | 'postgres', turns: number) {
  let turn = 0
  const model = memoryModel({ tell: () => tell(turn++), keep: () => JSON.stringify(DROPPED) })
  const app = await startTestApp(engine, { narrator: model.narrator })
  const reader = await app.reader()
  const { storyId, messageId } = await reader.ask(startStory, { body: { prompt: 'A river town' } })
  const params = { storyId }
  const replies = [messageId]
  const say = async (message: string) =>
    replies.push((await reader.ask(continueStory, { params, body: { message } })).messageId)
  const memory = () => reader.ask(getMemory, { params })
  for (let played = 0; played < turns; played++) await say('I look at the river')
  await expect.poll(async () => (await memory()).state).toBe('up_to_date')
  return { app, model, reader, params, replies, say, memory }
}

describe.each(engines)('recall on %s', (engine) => {
  test('what was told goes along with the turn that asks for it, though the keeper has dropped it', async () => {
    const { app, model, reader, params, replies, say } = await playForgetfully(engine, 21)
    const calls = model.kept.length
    await say('Where did Mira hide the key?')
    expect(model.told.at(-1)!.messages.at(-1)!.content).toContain(
      '- Told in turn 2: “Mira hid a brass key under the third plank. The ferrywoman says no more.”',
    )
    expect(model.kept).toHaveLength(calls)
    const told = await reader.ask(getToldWith, { params: { ...params, messageId: String(replies.at(-1)) } })
    expect(told.passages).toMatchObject([{ messageId: replies[2], turn: 2 }])
    await say('I look at the river')
    expect(model.told.at(-1)!.messages.at(-1)!.content).not.toContain('Told in turn 2')
    await app[Symbol.asyncDispose]()
  })

  test('what a story searches is looked for beside the beginning of its next turn, also after a step back', async () => {
    const { app, model, reader, params, replies, say } = await playForgetfully(engine, 21)
    const asked = vi.spyOn(app.context.memory, 'searchEarly')
    const saysWhatIsFound = () =>
      expect(model.told.at(-1)!.messages.at(-1)!.content).toContain('- Told in turn 2: “Mira hid a brass key')
    await say('Where did Mira hide the key?')
    await say('Where is the brass key of Mira?')
    saysWhatIsFound()
    const early = asked.mock.results.at(-1)!.value as EarlySearch
    expect(early).toMatchObject({ said: 'Where is the brass key of Mira?', belowId: replies.at(-2) })
    expect((await early.hits).map(({ messageId }) => messageId)).toContain(replies[2])
    await reader.ask(moveHead, { params, body: { messageId: replies.at(-2)! } })
    await say('Where is the brass key of Mira?')
    saysWhatIsFound()
    await app[Symbol.asyncDispose]()
  })

  test('a path that is too short for a span remembers as if it had never been longer', async () => {
    const { app, reader, params, replies, memory } = await playForgetfully(engine, 20)
    const move = (messageId: number) => reader.ask(moveHead, { params, body: { messageId } })
    await move(replies[15]!)
    expect(await memory()).toMatchObject({ spans: [], entries: [], proposals: [], state: 'up_to_date' })
    await move(replies[20]!)
    expect((await memory()).spans).toHaveLength(1)
    await app[Symbol.asyncDispose]()
  })

  test('four spans become one of the second level', async () => {
    const { app, model, replies, memory } = await playForgetfully(engine, 12 * 4 + 9)
    await vi.waitFor(
      async () =>
        expect((await memory()).spans).toMatchObject([
          { fromMessageId: replies[0], toMessageId: replies[47], fromTurn: 0, toTurn: 47 },
        ]),
      { timeout: 15_000 },
    )
    expect(model.kept).toHaveLength(5)
    await app[Symbol.asyncDispose]()
  })
})
