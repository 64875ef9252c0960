import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteAccount } from '#contract/account.ts'
import * as presets from '#contract/own-presets.ts'
import { savePreferences } from '#contract/preferences.ts'
import { getCurrentState, retryTurn, startStory } from '#contract/stories.ts'
import { setNote } from '#contract/versions.ts'
import { PASSWORD, type Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

const ferry = {
  title: 'The Ferry',
  scenario: 'I am the last ferryman of Donau.',
  genreMix: { mystery: 70, horror: 30 },
  contentRating: 'teen',
  note: 'She never forgives.',
} as const

describe.each(engines)('kept scenarios on %s', (engine) => {
  let app: TestApp
  let reader: Person

  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  afterAll(() => app[Symbol.asyncDispose]())
  beforeEach(async () => {
    reader = await app.reader()
  })

  const keep = (form: presets.PresetForm = ferry) => reader.ask(presets.createPreset, { body: form })
  const paramsOf = ({ presetId }: presets.OwnPreset) => ({ params: { presetId: String(presetId) } })
  const storyRow = (storyId: string) =>
    app.context.db.selectFrom('stories').selectAll().where('id', '=', storyId).executeTakeFirstOrThrow()

  test('are listed with all that a story begins with, the latest first', async () => {
    const first = await keep()
    const plain = { title: ' Bare ', scenario: ' A gate. ', genreMix: {}, contentRating: null, note: '  ' }
    const second = await keep(plain)
    expect(first).toMatchObject({ ...ferry, shareId: null })
    expect(second).toMatchObject({
      title: 'Bare',
      scenario: 'A gate.',
      genreMix: null,
      contentRating: null,
      note: null,
    })
    expect(await reader.ask(presets.listPresets)).toEqual([second, first])
  })

  test('are changed in place and deleted once', async () => {
    const kept = await keep()
    const changed = await reader.ask(presets.changePreset, {
      ...paramsOf(kept),
      body: {
        title: 'The Bridge',
        scenario: 'I keep a bridge.',
        genreMix: null,
        contentRating: null,
        note: null,
      },
    })
    expect(changed).toMatchObject({
      presetId: kept.presetId,
      title: 'The Bridge',
      genreMix: null,
      note: null,
    })
    expect(await reader.ask(presets.listPresets)).toEqual([changed])
    expect(await reader.ask(presets.deletePreset, paramsOf(kept))).toEqual({})
    expect(await reader.ask(presets.listPresets)).toEqual([])
    expect(await reader.call(presets.deletePreset, paramsOf(kept))).toMatchObject({
      status: 404,
      body: { error: 'Scenario not found', code: 'preset_not_found' },
    })
  })

  test('belong to their reader: to others they do not exist', async () => {
    const kept = await keep()
    const stranger = await app.reader()
    for (const params of [paramsOf(kept).params, { presetId: '999999' }, { presetId: 'abc' }]) {
      const statuses = [
        await stranger.call(presets.changePreset, { params, body: ferry }),
        await stranger.call(presets.deletePreset, { params }),
        await stranger.call(presets.startPreset, { params }),
        await stranger.call(presets.sharePreset, { params }),
        await stranger.call(presets.stopSharingPreset, { params }),
      ].map(({ status }) => status)
      expect(statuses).toEqual([404, 404, 404, 404, 404])
    }
    expect(await stranger.ask(presets.listPresets)).toEqual([])
    expect(await reader.ask(presets.listPresets)).toEqual([kept])
  })

  test.each([
    [{ title: '' }, 'Please enter a title'],
    [{ scenario: ' \n ' }, 'Please describe the scenario'],
    [{ scenario: 'x'.repeat(4_001) }, 'Please keep it to 4000 characters'],
    [{ note: 'x'.repeat(1_001) }, 'Please keep the note to 1000 characters'],
  ])('refuse %#', async (part, text) => {
    const answer = await reader.call(presets.createPreset, { body: { ...ferry, ...part } })
    expect(answer).toMatchObject({ status: 400, body: { error: text } })
  })

  test('refuse a mix or a rating that there is not', async () => {
    for (const part of [
      { genreMix: { mystery: 101 } },
      { genreMix: { mystery: 1.5 } },
      { contentRating: 'adult' },
    ])
      expect((await reader.call(presets.createPreset, { body: { ...ferry, ...part } })).status).toBe(400)
  })

  test('are two hundred at most', async () => {
    const kept = await keep()
    const { userId } = await app.context.db
      .selectFrom('presets')
      .select('userId')
      .where('id', '=', kept.presetId)
      .executeTakeFirstOrThrow()
    const row = { userId, title: 'One', scenario: 'More', genreMix: null, contentRating: null, note: null }
    const rows = Array.from({ length: 199 }, () => ({ ...row, createdAt: 1, updatedAt: 1 }))
    await app.context.db.insertInto('presets').values(rows).execute()
    expect(await reader.call(presets.createPreset, { body: ferry })).toMatchObject({
      status: 409,
      body: { error: 'You have kept 200 scenarios. Delete one to keep another.', code: 'too_many_presets' },
    })
    await reader.ask(presets.deletePreset, paramsOf(kept))
    const atOnce = await Promise.all(
      Array.from({ length: 6 }, () => reader.call(presets.createPreset, { body: ferry })),
    )
    expect(atOnce.filter(({ status }) => status === 200).length).toBe(1)
  })

  test('begin a story with their mix, rating and note, whose opening a retry tells', async () => {
    const { storyId, untoldMessageId } = await reader.ask(presets.startPreset, paramsOf(await keep()))
    expect(await storyRow(storyId)).toMatchObject({
      premise: ferry.scenario,
      genreMix: JSON.stringify({ mystery: 70, horror: 30 }),
      contentRating: 'teen',
      note: 'She never forgives.',
      genre: 'mystery',
    })
    const params = { storyId, messageId: String(untoldMessageId) }
    const { message } = await reader.ask(retryTurn, { params })
    expect(message).toMatch(/\w{4}/)
    const { messages } = await reader.ask(getCurrentState, { params: { storyId } })
    expect(messages.map(({ role, content }) => ({ role, content }))).toEqual([
      { role: 'assistant', content: message },
    ])
  })

  test('without a rating begin as their reader’s preferences have it', async () => {
    await reader.ask(savePreferences, { body: { contentRating: 'mature' } })
    const { storyId } = await reader.ask(
      presets.startPreset,
      paramsOf(await keep({ ...ferry, contentRating: null })),
    )
    expect(await storyRow(storyId)).toMatchObject({ contentRating: 'mature' })
  })

  test('are made of what a story began with', async () => {
    const prompt = 'A gate.\n\nMix in the following genre preferences: 60% western'
    const { storyId } = await reader.ask(startStory, { body: { prompt } })
    await reader.ask(setNote, { params: { storyId }, body: { text: 'Slowly.' } })
    const kept = await reader.ask(presets.keepScenario, { params: { storyId } })
    expect(kept).toMatchObject({
      scenario: 'A gate.',
      genreMix: { western: 60 },
      contentRating: 'general',
      note: 'Slowly.',
    })
    expect(await reader.ask(presets.listPresets)).toEqual([kept])
  })

  test('are started and kept by whoever has the link, until it is taken back', async () => {
    const kept = await keep()
    const { shareId } = await reader.ask(presets.sharePreset, paramsOf(kept))
    expect(shareId).toMatch(/^[\w-]{21}$/)
    expect(await reader.ask(presets.sharePreset, paramsOf(kept))).toEqual({ shareId })
    const params = { shareId }
    const stranger = await app.reader()
    expect(await app.visitor().ask(presets.getSharedPreset, { params })).toEqual(ferry)
    const { storyId } = await stranger.ask(presets.startSharedPreset, { params })
    expect(await storyRow(storyId)).toMatchObject({ premise: ferry.scenario, note: ferry.note })
    await stranger.ask(presets.keepSharedPreset, { params })
    expect(await stranger.ask(presets.listPresets)).toMatchObject([{ ...ferry, shareId: null }])

    await reader.ask(presets.stopSharingPreset, paramsOf(kept))
    const gone = { status: 404, body: { error: 'This scenario is no longer shared' } }
    expect(await stranger.call(presets.getSharedPreset, { params })).toMatchObject(gone)
    expect(await stranger.call(presets.startSharedPreset, { params })).toMatchObject(gone)
    expect(await stranger.call(presets.keepSharedPreset, { params })).toMatchObject(gone)
    await stranger.ask(getCurrentState, { params: { storyId } })
    expect(await stranger.ask(presets.listPresets)).toHaveLength(1)
  })

  test('are hidden with a reader who is blocked', async () => {
    const { shareId } = await reader.ask(presets.sharePreset, paramsOf(await keep()))
    await app.context.db
      .updateTable('users')
      .set({ blockedAt: 1 })
      .where('username', '=', reader.user!.username)
      .execute()
    expect((await app.visitor().call(presets.getSharedPreset, { params: { shareId } })).status).toBe(404)
  })

  test('go out as a file and come in again, the same', async () => {
    const kept = await keep()
    const answer = await reader.fetch(`/api/presets/${kept.presetId}/export`)
    expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''The%20Ferry.json")
    const file = await answer.text()
    expect(JSON.parse(file)).toEqual({ format: 'lanterntale-scenario', version: 1, ...ferry })
    const other = await app.reader()
    const bringIn = async (text: string, query = '') =>
      (
        await other.fetch(`/api/stories/import${query}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/octet-stream' },
          body: text,
        })
      ).json()
    expect(await bringIn(file, '?preview=true')).toMatchObject({
      preview: { format: 'scenario', title: 'The Ferry', messages: 0, isUntold: false, leftOut: [] },
    })
    expect(await other.ask(presets.listPresets)).toEqual([])
    expect(await bringIn(file)).toEqual({ presetId: expect.any(Number) as number })
    expect(await other.ask(presets.listPresets)).toMatchObject([{ ...ferry, shareId: null }])
    const broken = JSON.stringify({ ...(JSON.parse(file) as object), genreMix: { mystery: 'much' } })
    expect(await bringIn(broken)).toMatchObject({ error: 'Not valid in this file: genreMix.mystery' })
    expect(await bringIn(file.replace('"version":1', '"version":2'))).toMatchObject({
      error: 'This scenario comes from a newer version of Lanterntale',
    })
  })

  test('stand in the download of the account, and go with it', async () => {
    const kept = await keep()
    const file = (await (await reader.fetch('/api/account/download')).json()) as { presets: object[] }
    expect(file.presets).toEqual([kept])
    await reader.ask(deleteAccount, { body: { password: PASSWORD } })
    const left = await app.context.db
      .selectFrom('presets')
      .select('id')
      .where('id', '=', kept.presetId)
      .execute()
    expect(left).toEqual([])
  })
})
