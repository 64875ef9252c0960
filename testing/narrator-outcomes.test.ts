import { describe, expect, test } from 'vitest'
import { pathTo } from '#contract/endpoint.ts'
import { continueStory, getCurrentState, startStory } from '#contract/stories.ts'
import { createFallbackNarrator } from '#server/engines/narrator/fallback-narrator.ts'
import { pickNarrator } from '#server/engines/narrator/pick-narrator.ts'
import { readWholeStream } from './read-stream.ts'
import { completion, json, STORY, type RecordedAnswer } from './replay/recording.ts'
import { startReplayServer } from './replay/replay-server.ts'
import { scriptedNarrator } from './scripted-narrator.ts'
import { engines, startTestApp } from './start-test-app.ts'

const tooBusy = json({ error: { message: 'Slow down' } }, 429, { 'retry-after': '1' })
const away: RecordedAnswer = json({ error: { message: 'No such key', code: 'invalid_api_key' } }, 401)

const openModel = (origin: string) =>
  pickNarrator(
    { engine: 'openai-compatible', model: 'm', baseUrl: `${origin}/v1` },
    { retryPausesMs: [1, 1] },
  )

describe.each(engines)('on %s', (engine) => {
  test('a reader is told that the narrator is busy, and then gets the reply', async () => {
    await using server = await startReplayServer([completion(STORY), tooBusy, completion(STORY)])
    await using app = await startTestApp(engine, { narrator: await openModel(server.origin) })
    const reader = await app.reader()
    const { storyId } = await reader.ask(startStory, { body: { prompt: 'A ferry at night' } })
    const response = await reader.fetch(pathTo(continueStory, { params: { storyId } }), {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'I ring the bell' }),
    })
    const events = await readWholeStream(response)
    expect([...new Set(events.map(({ event }) => event))]).toEqual(['turn', 'waiting', 'text', 'done'])
    expect(events[1]?.data).toEqual({ text: 'The narrator is busy; going on in 1 s', seconds: 1 })
  })

  test('a reply that was cut at its limit stands, and says so now and later', async () => {
    await using server = await startReplayServer([completion(STORY, 'length')])
    await using app = await startTestApp(engine, { narrator: await openModel(server.origin) })
    const reader = await app.reader()
    const begun = await reader.ask(startStory, { body: { prompt: 'A ferry at night' } })
    expect(begun).toMatchObject({ message: STORY, isCut: true })
    const { messages } = await reader.ask(getCurrentState, { params: { storyId: begun.storyId } })
    expect(messages.at(-1)).toMatchObject({ content: STORY, isCut: true })
    expect(messages.at(-1)).not.toHaveProperty('status')
  })

  test('who stood in for the narrator stands with the reply and in the ledger', async () => {
    await using server = await startReplayServer([away])
    const first = await openModel(server.origin)
    const narrator = createFallbackNarrator({ first, standIn: scriptedNarrator(), now: () => 0 })
    await using app = await startTestApp(engine, { narrator })
    const reader = await app.reader()
    const body = { prompt: 'A ferry at night' }
    for (let turn = 0; turn < 2; turn++) expect((await reader.call(startStory, { body })).status).toBe(502)
    const begun = await reader.ask(startStory, { body })
    expect(begun).toMatchObject({ standIn: 'Scripted Narrator' })
    const { messages } = await reader.ask(getCurrentState, { params: { storyId: begun.storyId } })
    expect(messages.at(-1)).toMatchObject({ standIn: 'Scripted Narrator' })
    const charged = await app.context.db.selectFrom('usage').select(['provider', 'model']).execute()
    expect(charged).toEqual([{ provider: 'scripted', model: 'Scripted Narrator' }])
  })
})
