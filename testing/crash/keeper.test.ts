import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { getMemory } from '#contract/memory.ts'
import { continueStory, startStory } from '#contract/stories.ts'
import { openDatabase } from '#server/platform/db/open-db.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import { startModelServer, type ModelAnswer } from '../model-server.ts'
import { Person, signUp } from '../people.ts'
import { startPostgres } from '../postgres/start-postgres.ts'
import { startServer } from '../server-process.ts'
import { engines, type TestEngine } from '../start-test-app.ts'

const KEEPER = 'You keep the memory of an interactive story'
/** `KEEPER_KILLS` makes more of them. */
const KILLS = Number(process.env.KEEPER_KILLS ?? 2)
const KILL_MS = 150_000

async function databaseFor(engine: TestEngine) {
  if (engine === 'sqlite') return { url: undefined, [Symbol.asyncDispose]: async () => {} }
  return startPostgres({ fsync: true })
}

/** A model that tells a number each time, and keeps each of them; the keeping takes a while. */
function modelAnswers() {
  let told = 0
  let keeperCalls = 0
  const answer = (body: unknown): ModelAnswer => {
    const prompt = JSON.stringify(body)
    if (!prompt.includes(KEEPER)) return { text: `Odo hides coin number ${told++} in the mill.` }
    keeperCalls += 1
    const quotes = [
      ...new Set(
        prompt
          .split('</known>')
          .at(-1)!
          .match(/Odo hides coin number \d+ in the mill\./g),
      ),
    ]
    const facts = quotes.map((quote) => ({
      kind: 'person',
      about: 'Odo',
      aliases: [],
      text: quote,
      quote,
      cues: [],
      weight: 2,
      known_by: [],
      replaces: null,
    }))
    const kept = {
      title: 'Coins',
      summary: quotes[0] ?? 'Odo hides coin.',
      open_threads: [],
      closed_threads: [],
      facts,
    }
    return { text: JSON.stringify(kept), firstTokenMs: 400 }
  }
  return { answer, calls: () => keeperCalls }
}

/** All that is kept of a story, and what it has cost. */
async function countKept(db: Connection, storyId: string) {
  const spans = await db.selectFrom('memorySpans').selectAll().where('storyId', '=', storyId).execute()
  const facts = await db.selectFrom('memoryFacts').select(['quote']).where('storyId', '=', storyId).execute()
  const charges = await db
    .selectFrom('usage')
    .select('messageId')
    .where('storyId', '=', storyId)
    .where('kind', '=', 'memory')
    .execute()
  return {
    kept: spans.filter(({ status }) => status === 'kept').length,
    rows: spans.length,
    places: new Set(spans.map(({ toMessageId, level }) => `${level} ${toMessageId}`)).size,
    facts: facts.length,
    told: new Set(facts.map(({ quote }) => quote)).size,
    charges: charges.length,
  }
}

describe.concurrent.each(engines)('a server that is killed while it keeps memories on %s', (engine) => {
  test('loses no span and doubles none', { timeout: KILLS * KILL_MS }, async () => {
    const { answer, calls } = modelAnswers()
    await using model = await startModelServer()
    model.answer(answer)
    await using database = await databaseFor(engine)
    const env = {
      ...(database.url && { DATABASE_URL: database.url }),
      NARRATOR: 'openai-compatible',
      NARRATOR_MODEL: 'test-model',
      NARRATOR_BASE_URL: model.url,
      LOG_LEVEL: 'fatal',
    }
    await using server = await startServer(env)
    // On PostgreSQL a second node keeps as well, and takes over what the dead one held.
    await using other = engine === 'postgres' ? await startServer(env) : undefined
    const nodes = other ? [server, other] : [server]
    const games = await Promise.all(
      nodes.map(async ({ url }, at) => {
        const reader = await signUp(new Person(url), `keeper${at}`)
        const { storyId } = await reader.ask(startStory, { body: { prompt: 'A mill' } })
        return { reader, params: { storyId } }
      }),
    )
    const play = async (turns: number) => {
      for (let turn = 0; turn < turns; turn++)
        for (const { reader, params } of games)
          await reader.ask(continueStory, { params, body: { message: 'I wait' } })
    }
    const settle = async () => {
      for (const { reader, params } of games)
        while ((await reader.ask(getMemory, { params })).state !== 'up_to_date') await wait(100)
    }

    await play(8)
    for (let kill = 0; kill < KILLS; kill++) {
      const before = calls()
      await play(12)
      while (calls() === before) await wait(10)
      const killed = nodes[kill % nodes.length]!
      await killed.kill()
      await killed.restart()
      await settle()
    }

    const { db } = await openDatabase({
      dataDir: server.dataDir,
      databasePoolSize: 1,
      secrets: { databaseUrl: database.url },
    })
    // Each twelve exchanges are a span, and four spans are one of the second level.
    const spans = KILLS + Math.floor(KILLS / 4)
    const [facts, told] = [12 * KILLS, 12 * KILLS]
    for (const { params } of games)
      expect(await countKept(db, params.storyId)).toEqual({
        kept: spans,
        rows: spans,
        places: spans,
        facts,
        told,
        charges: spans,
      })
    await db.destroy()
  })
})
