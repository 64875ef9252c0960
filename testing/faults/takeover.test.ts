import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pathTo } from '#contract/endpoint.ts'
import { continueStory, followTurn, getCurrentState, startStory } from '#contract/stories.ts'
import { findFreePort } from '../free-port.ts'
import { startModelServer, type ModelServer } from '../model-server.ts'
import { Person, signUp } from '../people.ts'
import type { TestDatabase } from '../postgres/databases.ts'
import { createTestDatabase } from '../postgres/test-database.ts'
import { readStream, readWholeStream } from '../read-stream.ts'
import { startServer, type ServerProcess } from '../server-process.ts'
import { streamContinuation } from '../turn-stream.ts'

/** The text that a follower has, piece by piece, as the page puts it together. */
function put(text: string, data: Record<string, unknown>): string {
  return text.slice(0, data.at as number | undefined) + String(data.text)
}

describe('a turn whose node goes', () => {
  let model: ModelServer
  let database: TestDatabase
  let leaving: ServerProcess
  let other: ServerProcess
  let reader: Person
  let elsewhere: Person
  let storyId: string
  let metricsPort: number
  beforeAll(async () => {
    model = await startModelServer()
    database = await createTestDatabase()
    const env = {
      DATABASE_URL: database.url,
      DATABASE_POOL_SIZE: '4',
      NARRATOR: 'openai-compatible',
      NARRATOR_MODEL: 'test-model',
      NARRATOR_BASE_URL: model.url,
      // Longer than any of these tests: the death itself is noticed.
      TURN_LEASE_SECONDS: '60',
      LOG_LEVEL: 'silent',
    }
    metricsPort = await findFreePort()
    const measured = { ...env, METRICS_PORT: String(metricsPort) }
    ;[leaving, other] = await Promise.all([startServer(env), startServer(measured)])
    reader = await signUp(new Person(leaving.url), 'rower')
    elsewhere = new Person(other.url)
    for (const [name, value] of reader.cookies) elsewhere.cookies.set(name, value)
    storyId = (await reader.ask(startStory, { body: { prompt: 'A ferry at night' } })).storyId
  }, 60_000)
  afterAll(async () => {
    await Promise.all([leaving, other].map((node) => node[Symbol.asyncDispose]()))
    await model[Symbol.asyncDispose]()
    await database.drop()
  })

  const FIRST = 'I row out over the black water and count the lights behind me until '
  const saved = async () =>
    (await elsewhere.ask(getCurrentState, { params: { storyId } })).messages.at(-1)!.content
  const isContinuing = (body: unknown) => JSON.stringify(body).includes('Go on exactly where it stopped')
  /** A turn whose model has said half of its first words, saved as they are; the second call says the rest. */
  async function beginTurn() {
    // A process that does not know its model yet waits for a whole reply before it shows any of one.
    model.answer({})
    await reader.ask(continueStory, { params: { storyId }, body: { message: 'I look' } })
    model.answer((body) =>
      isContinuing(body)
        ? { text: 'The oars find the far shore.' }
        : { text: FIRST + 'one by one they are gone and the fog has it all', midway: new Promise(() => {}) },
    )
    const { messageId, events } = await streamContinuation(reader, { storyId, message: 'I row' })
    let heard = ''
    while (heard.length < 30) heard = put(heard, (await events.next()).value!.data)
    await expect.poll(saved).toBe(heard)
    return { messageId, events, heard }
  }
  const follow = (person: Person, messageId: number, from: string) =>
    person.fetch(pathTo(followTurn, { params: { storyId, messageId } }), {
      headers: { 'last-event-id': String(from.length) },
    })

  test('is gone on with by another one after a crash, from the last saved word', async () => {
    const { messageId, heard } = await beginTurn()
    const following = readStream(await follow(elsewhere, messageId, ''))
    await leaving.kill()
    let there = ''
    let end: Record<string, unknown> = {}
    for await (const { event, data } of following) {
      if (event === 'text') there = put(there, data)
      else end = data
    }
    const words = heard.slice(0, heard.search(/\S*$/))
    expect(there).toBe(`${words}The oars find the far shore.`)
    expect(end).toMatchObject({ messageId, message: there })

    const figures = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
    expect(await figures.text()).toContain('lanterntale_turns_left_behind_total{outcome="taken_over"} 1')

    await leaving.restart()
    let again = heard
    for (const { event, data } of await readWholeStream(await follow(reader, messageId, heard)))
      if (event === 'text') again = put(again, data)
    expect(again).toBe(there)
    const asked = model.requests.filter(({ body }) => isContinuing(body))
    expect(asked).toHaveLength(1)
    expect(JSON.stringify(asked[0]!.body)).toContain(words.trimEnd())
  })

  test('is handed over when it is told to stop, and no word is lost', async () => {
    const { messageId, events, heard } = await beginTurn()
    const stopping = leaving.stop()
    // The stream ends without an end of the turn: the page asks again, wherever it is sent to.
    expect((await Array.fromAsync(events)).map(({ event }) => event)).toEqual([])
    let there = heard
    let last = ''
    for (const { event, data } of await readWholeStream(await follow(elsewhere, messageId, heard))) {
      if (event === 'text') there = put(there, data)
      last = event
    }
    expect(last).toBe('done')
    expect(there).toBe(`${heard.slice(0, heard.search(/\S*$/))}The oars find the far shore.`)
    await stopping
    await leaving.restart()
  })
})
