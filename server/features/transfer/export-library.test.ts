import { EpubCheck } from '@likecoin/epubcheck-ts'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pathTo } from '#contract/endpoint.ts'
import { deleteStory, updateStory } from '#contract/library.ts'
import { continueStory, startStory } from '#contract/stories.ts'
import { importStory } from '#contract/importing.ts'
import { createPreset, listPresets } from '#contract/own-presets.ts'
import { exportLibrary as exportLibraryCall } from '#contract/transfer.ts'
import type { Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'
import { exportLibrary } from './export-library.ts'
import type { StoryDocument } from './formats/json/story-document.ts'

describe.each(engines)('all stories are taken along on %s', (engine) => {
  let app: TestApp
  let reader: Person

  beforeAll(async () => {
    app = await startTestApp(engine)
    reader = await app.reader()
    for (const title of ['Gläser: 1/2', 'gläser- 1-2', 'In the bin', 'Put away']) {
      const { storyId } = await reader.ask(startStory, { body: { prompt: `A prompt of ${title}` } })
      const params = { storyId }
      await reader.ask(updateStory, { params, body: { title } })
      if (title === 'In the bin') await reader.ask(deleteStory, { params })
      if (title === 'Put away') await reader.ask(updateStory, { params, body: { archived: true } })
      if (title === 'Put away') await reader.ask(continueStory, { params, body: { message: 'I knock' } })
    }
  })
  afterAll(() => app[Symbol.asyncDispose]())

  const fetchLibrary = (query: Record<string, string>, whose = reader) =>
    whose.fetch(pathTo(exportLibraryCall, { query }))
  const unpacked = async (query: Record<string, string>) =>
    unzipSync(new Uint8Array(await (await fetchLibrary(query)).arrayBuffer()))

  test('as books in one archive, each of which the EPUB checker finds nothing in', async () => {
    const response = await fetchLibrary({ format: 'epub' })
    expect(response.headers.get('content-type')).toBe('application/zip')
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="story.zip"; filename*=UTF-8\'\'Lanterntale%20stories%20-%20E-book.zip',
    )
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
    expect(Object.keys(files)).toEqual(['Gläser- 1-2.epub', 'gläser- 1-2 (2).epub', 'Put away.epub'])
    for (const book of Object.values(files)) expect((await EpubCheck.validate(book)).messages).toEqual([])
  })

  test('with the player’s words or without them, and as JSON with all there is', async () => {
    const words = async (turns: string) =>
      strFromU8((await unpacked({ format: 'markdown', turns }))['Put away.md']!)
    expect(await words('with')).toContain('> **You:** I knock')
    expect(await words('without')).not.toContain('**You:**')
    const json = JSON.parse(
      strFromU8((await unpacked({ format: 'json' }))['Put away.json']!),
    ) as StoryDocument
    expect(json.messages.map(({ role }) => role)).toEqual(['assistant', 'user', 'assistant'])
  })

  test('with the scenarios that are kept, which come in again', async () => {
    const ferry = {
      title: 'The Ferry',
      scenario: 'I row.',
      genreMix: { mystery: 70 },
      contentRating: null,
      note: 'Slowly.',
    }
    for (let times = 0; times < 2; times++) await reader.ask(createPreset, { body: ferry })
    const files = await unpacked({ format: 'json' })
    const scenarios = ['Scenarios/The Ferry.json', 'Scenarios/The Ferry (2).json']
    expect(Object.keys(files).filter((name) => name.startsWith('Scenarios/'))).toEqual(scenarios)
    expect(Object.keys(await unpacked({ format: 'markdown' })).join()).not.toContain('Scenarios')

    const other = await app.reader()
    const response = await other.fetch(pathTo(importStory, {}), {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', 'x-file-name': 'The%20Ferry.json' },
      body: new Uint8Array(files[scenarios[0]!]!),
    })
    expect(await response.json()).toEqual({ presetId: expect.any(Number) as unknown })
    expect(await other.ask(listPresets)).toMatchObject([ferry])
  })

  test('as far as an archive holds them; the others are named in it', async () => {
    const library = { userId: reader.user!.id, format: 'markdown', turns: 'with', enoughBytes: 1 } as const
    const { db, clock, storage } = app.context
    const context = { db, clock, storage, readPicture: async () => undefined }
    const pieces: Uint8Array[] = []
    for await (const piece of await exportLibrary(context, library)) pieces.push(piece)
    const files = unzipSync(new Uint8Array(Buffer.concat(pieces)))
    expect(Object.keys(files)).toEqual(['Gläser- 1-2.md', 'Not in this archive.txt'])
    expect(strFromU8(files['Not in this archive.txt']!).split('\r\n')).toEqual([
      'An archive holds no more than this. These stories are not in it; take each along from its own page:',
      'gläser- 1-2',
      'Put away',
      '',
    ])
  })

  test('not where there are none, and not in a format that there is not', async () => {
    const response = await fetchLibrary({ format: 'html' }, await app.reader())
    expect([response.status, ((await response.json()) as { error: string }).error]).toEqual([
      409,
      'You have no stories yet',
    ])
    expect((await fetchLibrary({ format: 'pdf' })).status).toBe(400)
  })
})
