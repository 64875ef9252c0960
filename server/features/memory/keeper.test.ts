import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { getMemory, retryMemory } from '#contract/memory.ts'
import { continueStory, startStory } from '#contract/stories.ts'
import type { Narrator } from '#server/engines/narrator/narrator.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { memoryModel, promptText } from '#testing/memory-model.ts'
import { engines, startTestApp, type TestEngine } from '#testing/start-test-app.ts'
import { memoryRowsAt } from './story-rows.queries.ts'

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
      await expect.poll(() => model.kept).toHaveLength(tries)
      expect(await state()).toBe('working')
      await vi.waitFor(
        async () => {
          const span = await app.context.db.selectFrom('memorySpans').selectAll().executeTakeFirstOrThrow()
          // Once its failure is noted.
          if (span.worker === null && span.leaseUntil === clock.time + pauseMs) clock.time += pauseMs + 1
          app.context.keeper.look()
          expect(model.kept.length).toBeGreaterThan(tries)
        },
        { timeout: 15_000 },
      )
    }
    await expect.poll(state).toBe('failed')
    await play()
    expect(promptText(model.told.at(-1)!)).toContain('Mira hid a brass key under the third plank.')
    model.script.keep = () => JSON.stringify(KEPT)
    await reader.ask(retryMemory, { params })
    await expect.poll(state).toBe('up_to_date')
  })

  test('is asked once more with each twelve exchanges, not with every turn', async () => {
    await using game = await aGame(engine, () => '')
    await game.play(20)
    await game.fail()
    expect(game.model.kept).toHaveLength(4)
    await game.play(11)
    expect(game.model.kept).toHaveLength(4)
    await game.play(1)
    await expect.poll(() => game.state()).toBe('failed')
    expect(game.model.kept).toHaveLength(5)

    game.model.script.keep = () => JSON.stringify({ ...KEPT, title: 'A brass key' })
    await game.play(12)
    await expect.poll(() => game.state()).toBe('up_to_date')
    expect(game.model.kept).toHaveLength(8)
  })

  test('whose answers cannot be read is asked twice for the first part, then once a part', async () => {
    await using game = await aGame(engine, () => '{"title": 7, "summary": [')
    await game.play(20)
    await expect.poll(() => game.state()).toBe('up_to_date')
    expect(game.model.kept).toHaveLength(2)
    await game.play(36)
    await expect.poll(() => game.state()).toBe('up_to_date')
    // Three more parts, and none for the four that are one.
    expect(game.model.kept).toHaveLength(5)
    const { spans } = await game.memory()
    expect(spans).toHaveLength(1)
    expect(spans[0]!.summary).toContain('Rain falls on day 1.')
    expect(spans[0]!.summary).toContain('Rain falls on day 38.')

    // One that answers again is believed at once.
    game.model.script.keep = () => JSON.stringify({ ...KEPT, summary: 'Rain falls.', title: 'Rain' })
    await game.play(12)
    await expect.poll(async () => (await game.memory()).spans.at(-1)?.title).toBe('Rain')
  })

  test('leaves its first answer standing when the second does not come', async () => {
    let calls = 0
    await using game = await aGame(engine, () => (calls++ === 0 ? 'Mira hid a brass key.' : ''))
    await game.play(20)
    await expect.poll(() => game.state()).toBe('up_to_date')
    expect(calls).toBe(2)
    expect((await game.memory()).spans[0]!.summary).toContain('Mira hid a brass key')
  })
})

async function aGame(engine: TestEngine, keep: () => string) {
  let turn = 0
  const clock = { time: Date.now(), now: () => clock.time }
  const model = memoryModel({ tell: () => tell(turn++), keep })
  const app = await startTestApp(engine, { narrator: model.narrator, clock })
  const reader = await app.reader()
  const { storyId } = await reader.ask(startStory, { body: { prompt: 'A river town' } })
  const params = { storyId }
  const memory = () => reader.ask(getMemory, { params })
  const state = async () => (await memory()).state
  return {
    db: app.context.db,
    model,
    memory,
    state,
    async play(turns: number) {
      for (let played = 0; played < turns; played++)
        await reader.ask(continueStory, { params, body: { message: 'I look at the river' } })
    },
    /** Lets the time pass until it is given up. */
    async fail() {
      await vi.waitFor(
        async () => {
          clock.time += 600_001
          app.context.keeper.look()
          expect(await state()).toBe('failed')
        },
        { timeout: 15_000 },
      )
    },
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  }
}

test.each(engines)('what it has kept on %s is at hand before the next turn asks for it', async (engine) => {
  await using game = await aGame(engine, () => JSON.stringify(KEPT))
  await game.play(32)
  await expect.poll(() => game.state()).toBe('up_to_date')
  const { rows: stories } = await sql<{ id: string; version: number }>`
    select story_id as id, version from memory_versions`.execute(game.db)
  const [story] = stories
  await vi.waitFor(
    async () => {
      const rows = await memoryRowsAt(unasked, story!.id, story!.version)
      expect(rows.spans).toMatchObject([{ status: 'kept' }, { status: 'kept' }])
    },
    { timeout: 15_000 },
  )
})

test.runIf(engines.includes('postgres'))(
  'what another node has changed is at hand before the next turn asks for it',
  async () => {
    await using game = await aGame('postgres', () => JSON.stringify(KEPT))
    await game.play(32)
    await expect.poll(() => game.state()).toBe('up_to_date')
    const span = await game.db.selectFrom('memorySpans').selectAll().executeTakeFirstOrThrow()
    await game.db.updateTable('memorySpans').set({ title: 'Elsewhere' }).where('id', '=', span.id).execute()
    const { rows } = await sql<{ version: number }>`select version from memory_versions`.execute(game.db)
    await vi.waitFor(
      async () => {
        await sql`select pg_notify('lanterntale', ${`another remembered ${span.toMessageId}`})`.execute(
          game.db,
        )
        const { spans } = await memoryRowsAt(unasked, span.storyId, rows[0]!.version)
        expect(spans[0]).toMatchObject({ title: 'Elsewhere' })
      },
      { timeout: 15_000 },
    )
  },
)

/** Fails whoever asks it anything. */
const unasked = new Proxy({} as Database, {
  get: () => {
    throw new Error('asked the database')
  },
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
  await expect.poll(attempts).toEqual([clock.time + 5_000])
  expect(model.kept).toEqual([])

  held.resolve()
  await waiting
  clock.time += 5_001
  app.context.keeper.look()
  await expect.poll(() => model.kept).toHaveLength(1)
})
