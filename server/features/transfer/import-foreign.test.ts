import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pathTo, type ReplyOf } from '#contract/endpoint.ts'
import { getMemory } from '#contract/memory.ts'
import { getCurrentState, retryTurn } from '#contract/stories.ts'
import { importStory } from '#contract/importing.ts'
import { exportStory } from '#contract/transfer.ts'
import { foreignFiles, zipOf } from '#testing/foreign-files/foreign-files.ts'
import type { Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

describe.each(engines)('a story is made on %s', (engine) => {
  let app: TestApp
  let reader: Person

  beforeAll(async () => {
    app = await startTestApp(engine)
    reader = await app.reader()
  })
  afterAll(() => app[Symbol.asyncDispose]())

  const send = async (
    file: string | Uint8Array<ArrayBuffer>,
    query: { preview?: 'true'; player?: string } = {},
    name = 'story.json',
  ) => {
    const headers = { 'content-type': 'application/octet-stream', 'x-file-name': encodeURIComponent(name) }
    const path = pathTo(importStory, { query })
    const response = await reader.fetch(path, { method: 'POST', headers, body: file })
    return (await response.json()) as ReplyOf<typeof importStory> & { error?: string }
  }

  test('out of a character card in an archive, with a person, lore, openings and a note', async () => {
    const { bytes } = foreignFiles.card[4]!
    expect((await send(bytes, { preview: 'true' })).preview).toMatchObject({
      format: 'card',
      title: 'Mira',
      messages: 3,
      entries: 3,
      facts: 3,
      note: 'Keep Ferry-Mira dry.\nIt rains.',
      namesPlayer: true,
      isUntold: false,
    })
    const { storyId, untoldMessageId } = await send(bytes, { player: 'Ada' })
    expect(untoldMessageId).toBeUndefined()
    const params = { storyId: storyId! }
    const state = await reader.ask(getCurrentState, { params })
    expect(state).toMatchObject({ title: 'Mira', note: 'Keep Ferry-Mira dry.\nIt rains.' })
    expect(state.messages).toMatchObject([
      { content: 'Ferry-Mira looks up. Ada is late.', versions: { of: 3 } },
    ])
    const { entries } = await reader.ask(getMemory, { params })
    expect(entries.map(({ name, kind }) => [name, kind])).toEqual([
      ['Mira', 'person'],
      ['Old Bell', 'thing'],
      ['guild', 'thing'],
    ])
    const query = { format: 'json', branch: 'all' } as const
    const file = await reader.fetch(pathTo(exportStory, { params, query }))
    expect(await file.json()).toMatchObject({ note: 'Keep Ferry-Mira dry.\nIt rains.' })
  })

  test('out of a book of lore, whose opening the narrator tells', async () => {
    const { bytes, name } = foreignFiles.worldInfo[1]!
    const { storyId, untoldMessageId } = await send(bytes, {}, name)
    const params = { storyId: storyId!, messageId: String(untoldMessageId) }
    await reader.ask(retryTurn, { params })
    expect(app.narrator.inputs.at(-1)).toMatchObject({ premise: 'A town by a river', number: 0, path: [] })
    const { messages } = await reader.ask(getCurrentState, { params })
    expect(messages.at(-1)?.content).toContain('A town by a river')
    const { entries } = await reader.ask(getMemory, { params })
    expect(entries.map((entry) => entry.name)).toEqual(['Old Bell', 'guild'])
  })

  test('out of a large file that is read aside, and not out of one that is damaged', async () => {
    const text = 'A short sentence. '.repeat(5_000)
    const { storyId } = await send(text, {}, 'A long night.txt')
    const { title } = await reader.ask(getCurrentState, { params: { storyId: storyId! } })
    expect(title).toBe('A long night')
    expect(await send(`{"format": "${text}`)).toMatchObject({ error: 'This file is not JSON' })
    const swollen = zipOf({ 'card.json': ' '.repeat(3_000_000) })
    const error = 'This archive would unpack to more than can be taken in'
    expect(await send(swollen)).toMatchObject({ error })
  })
})
