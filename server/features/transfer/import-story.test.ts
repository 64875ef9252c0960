import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { pathTo, type ReplyOf } from '#contract/endpoint.ts'
import { addFact } from '#contract/memory.ts'
import { getPortraits, paintPortrait } from '#contract/portraits.ts'
import { getImage } from '#contract/scenes.ts'
import { continueStory, getCurrentState, retryTurn, startStory } from '#contract/stories.ts'
import { importStory } from '#contract/importing.ts'
import { exportStory } from '#contract/transfer.ts'
import { askForPicture } from '#testing/ask-for-picture.ts'
import type { Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'
import { plainStory, storyDocuments } from '#testing/transfer/story-documents.ts'
import type { StoryDocument } from './formats/json/story-document.ts'

describe.each(engines)('a story comes in on %s', (engine) => {
  let app: TestApp
  let reader: Person

  beforeAll(async () => {
    app = await startTestApp(engine)
    reader = await app.reader()
  })
  afterAll(() => app[Symbol.asyncDispose]())

  const send = async (file: string | Uint8Array<ArrayBuffer>, query: { preview?: 'true' } = {}) => {
    const headers = { 'content-type': 'application/octet-stream', 'x-file-name': 'story.json' }
    const path = pathTo(importStory, { query })
    const response = await reader.fetch(path, { method: 'POST', headers, body: file })
    const body = (await response.json()) as ReplyOf<typeof importStory> & { error?: string }
    return { status: response.status, ...body }
  }
  const fileOf = async (storyId: string): Promise<string> => {
    const query = { format: 'json', branch: 'all' } as const
    return (await reader.fetch(pathTo(exportStory, { params: { storyId }, query }))).text()
  }
  const refusalOf = async (file: string | Uint8Array<ArrayBuffer>) => {
    const { status, error } = await send(file)
    return [status, error]
  }
  const changed = (change: object) => JSON.stringify({ ...plainStory, ...change })

  test('with its branches, pictures and facts, and is played on', async () => {
    const { storyId, messageId } = await reader.ask(startStory, { body: { prompt: 'A gate' } })
    await askForPicture(reader, storyId, messageId)
    await reader.ask(continueStory, { params: { storyId }, body: { message: 'I knock' } })
    const state = await reader.ask(getCurrentState, { params: { storyId } })
    const last = String(state.messages.at(-1)!.messageId)
    await reader.ask(retryTurn, { params: { storyId, messageId: last } })
    const portrait = { params: { storyId }, body: { person: 'hero', words: 'In a red coat' } }
    await reader.ask(paintPortrait, portrait)
    const portraits = async (id: string) =>
      (await reader.ask(getPortraits, { params: { storyId: id } })).people.map(
        ({ image: face, ...person }) => ({
          ...person,
          isPainted: face !== undefined,
        }),
      )
    await vi.waitFor(async () => expect((await portraits(storyId))[0]!.isPainted).toBe(true), 20_000)
    const fact = { about: 'Mira', kind: 'person', text: 'Mira has the key', holds: 'from_here' } as const
    await reader.ask(addFact, { params: { storyId }, body: fact })

    const file = await fileOf(storyId)
    const { preview } = await send(file, { preview: 'true' })
    expect(preview).toEqual({
      format: 'story',
      title: null,
      scenario: 'A gate',
      messages: 4,
      pictures: 2,
      entries: 1,
      facts: 1,
      note: null,
      namesPlayer: false,
      isUntold: false,
      leftOut: ['The narrator’s own record of the story'],
    })
    const copy = (await send(file)).storyId!
    const withoutRecords = (text: string): unknown =>
      JSON.parse(text, (key, value: unknown) => (key === 'narratorMemory' ? undefined : value))
    expect(withoutRecords(await fileOf(copy))).toEqual(withoutRecords(file))
    expect((JSON.parse(file) as StoryDocument).messages[0]!.picture?.alt).toBe('A dark room')

    expect(await portraits(copy)).toEqual(await portraits(storyId))
    const played = await reader.ask(getCurrentState, { params: { storyId: copy } })
    expect(played.messages.map(({ content }) => content)).toEqual(
      (await reader.ask(getCurrentState, { params: { storyId } })).messages.map(({ content }) => content),
    )
    const opening = String(played.messages[0]!.messageId)
    expect(await reader.ask(getImage, { params: { messageId: opening } })).toMatchObject({
      status: 'painted',
    })
    await reader.ask(continueStory, { params: { storyId: copy }, body: { message: 'I knock again' } })
    const again = String(played.messages.at(-1)!.messageId)
    expect(await reader.call(retryTurn, { params: { storyId: copy, messageId: again } })).toMatchObject({
      status: 409,
    })
  })

  test('as what it was: export, import and export make the same file, of any tree', async () => {
    await fc.assert(
      fc.asyncProperty(storyDocuments, async (document) => {
        const { storyId, error } = await send(JSON.stringify(document))
        expect(error).toBeUndefined()
        expect(JSON.parse(await fileOf(storyId!))).toEqual(document)
      }),
      { numRuns: 20 },
    )
  })

  test('not where something is wrong with its file, and then nothing is left of it', async () => {
    const count = async () => (await app.context.db.selectFrom('stories').select('id').execute()).length
    const before = await count()
    expect(await refusalOf('')).toEqual([400, 'There is no file in this request'])
    expect(await refusalOf('no JSON')).toEqual([400, 'This file is not JSON'])
    expect(await refusalOf(new Uint8Array([0xff, 0xfe, 0x00]))).toEqual([400, 'This file is not JSON'])
    expect(await refusalOf('[]')).toEqual([400, 'This is none of the files that can be brought in'])
    expect(await refusalOf(changed({ version: 2 }))).toEqual([
      400,
      'This story comes from a newer version of Lanterntale',
    ])
    expect(await refusalOf(changed({ head: 2 }))).toEqual([400, 'Not valid in this file: head'])
    expect(await refusalOf(changed({ scenario: 'x'.repeat(4_001) }))).toEqual([
      400,
      'Not valid in this file: scenario',
    ])
    const message = plainStory.messages[0]!
    const withMessage = (change: object) => changed({ messages: [{ ...message, ...change }] })
    expect(await refusalOf(withMessage({ parent: 1 }))).toEqual([400, 'Not valid in this file: messages'])
    expect(await refusalOf(withMessage({ text: 'a\0b' }))).toEqual([
      400,
      'Not valid in this file: messages.0.text',
    ])
    expect(await refusalOf(withMessage({ picture: { alt: '', webp: 'AAAA' } }))).toEqual([
      400,
      'A picture in this file can’t be read',
    ])
    const span = { id: 1, level: 1, ordinal: 1, fromMessage: 1, toMessage: 1, origin: 'keeper' }
    const words = { title: '', summary: '', openThreads: [], closedThreads: [] }
    const twice = [
      { ...span, ...words },
      { ...span, ...words, id: 2 },
    ]
    expect(await refusalOf(changed({ memory: { spans: twice, entries: [], facts: [] } }))).toEqual([
      400,
      'This file could not be read as a story',
    ])
    expect(await count()).toBe(before)
  })

  test('not where it is too large, and no other call takes a file', async () => {
    const large = new Uint8Array(20_000_001)
    expect(await refusalOf(large)).toEqual([413, 'The request is too large'])
    const headers = { 'content-type': 'application/octet-stream' }
    const start = await reader.fetch('/api/story/start', { method: 'POST', headers, body: 'x' })
    expect(start.status).toBe(415)
  })

  test('without the record of its narrator, which is said before', async () => {
    const message = { ...plainStory.messages[0]!, narratorMemory: 'lt2{}' }
    const file = changed({ messages: [message] })
    expect((await send(file, { preview: 'true' })).preview?.leftOut).toEqual([
      'The narrator’s own record of the story',
    ])
    const { storyId } = await send(file)
    expect(JSON.parse(await fileOf(storyId!))).toEqual(plainStory)
  })
})
