import { describe, expect, test, vi } from 'vitest'
import { getMemory, retryMemory } from '#contract/memory.ts'
import { continueStory, startStory } from '#contract/stories.ts'
import type { Narrator } from '#server/engines/narrator/narrator.ts'
import { memoryModel, promptText } from '#testing/memory-model.ts'
import { engines, startTestApp } from '#testing/start-test-app.ts'

const tell = (turn: number) =>
  turn === 2 ? 'Mira hid a brass key under the third plank.' : `Rain falls on day ${turn}.`
const KEPT = { title: '', summary: 'Mira hid a brass key.', open_threads: [], closed_threads: [], facts: [] }

describe.each(engines)('a keeper that fails on %s', (engine) => {
  test('is tried again after pauses, the words go along meanwhile, and then the page can ask', async () => {
    let turn = 0
    const clock = { time: Date.now(), now: () => clock.time }
    const model = memoryModel({ tell: () => tell(turn++), keep: () => '' })
    await using app = await startTestApp(engine, { narrator: model.narrator, clock })
    const reader = await app.reader()
    const { storyId } = await reader.ask(startStory, { body: { prompt: 'A river town' } })
    const params = { storyId }
    const play = () => reader.ask(continueStory, { params, body: { message: 'I look at the river' } })
    const state = async () => (await reader.ask(getMemory, { params })).state
    for (let played = 0; played < 20; played++) await play()
    for (const [tries, pauseMs] of [
      [1, 5_000],
      [2, 60_000],
      [3, 600_000],
    ] as const) {
      await vi.waitFor(() => expect(model.kept).toHaveLength(tries), { timeout: 10_000 })
      expect(await state()).toBe('working')
      await vi.waitFor(
        () => {
          clock.time += pauseMs + 1
          app.context.keeper.look()
          expect(model.kept.length).toBeGreaterThan(tries)
        },
        { timeout: 10_000 },
      )
    }
    await vi.waitFor(async () => expect(await state()).toBe('failed'), { timeout: 10_000 })
    await play()
    expect(promptText(model.told.at(-1)!)).toContain('Mira hid a brass key under the third plank.')
    model.script.keep = () => JSON.stringify(KEPT)
    await reader.ask(retryMemory, { params })
    await vi.waitFor(async () => expect(await state()).toBe('up_to_date'), { timeout: 10_000 })
  })
})

test.each(engines)('readers’ turns go first where one text is written at a time, on %s', async (engine) => {
  let turn = 0
  const clock = { time: Date.now(), now: () => clock.time }
  const model = memoryModel({ tell: () => tell(turn++), keep: () => JSON.stringify(KEPT) })
  const held = Promise.withResolvers<void>()
  async function* generateReply(...[input, signal]: Parameters<Narrator['generateReply']>) {
    if (input.premise === 'A long wait') await held.promise
    yield* model.narrator.generateReply(input, signal)
  }
  const narrator = { ...model.narrator, isOneAtATime: true, generateReply }
  await using app = await startTestApp(engine, { narrator, clock })
  const reader = await app.reader()
  const { storyId } = await reader.ask(startStory, { body: { prompt: 'A river town' } })
  const waiting = (await app.reader()).ask(startStory, { body: { prompt: 'A long wait' } })
  await vi.waitFor(() => expect(app.context.generations.areActive).toBe(true))
  const body = { message: 'I look at the river' }
  for (let played = 0; played < 20; played++) await reader.ask(continueStory, { params: { storyId }, body })
  const attempts = async () =>
    (await app.context.db.selectFrom('memorySpans').select('leaseUntil').execute()).map(
      ({ leaseUntil }) => leaseUntil,
    )
  // Looked at, and put off: it is due again five seconds later.
  await vi.waitFor(async () => expect(await attempts()).toEqual([clock.time + 5_000]), { timeout: 10_000 })
  expect(model.kept).toEqual([])

  held.resolve()
  await waiting
  clock.time += 5_001
  app.context.keeper.look()
  await vi.waitFor(() => expect(model.kept).toHaveLength(1), { timeout: 10_000 })
})
