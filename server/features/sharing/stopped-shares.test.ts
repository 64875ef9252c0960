import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getSharedStory, listShares, restoreShare, shareStory, stopShare } from '#contract/sharing.ts'
import { startStory } from '#contract/stories.ts'
import { getTree } from '#contract/versions.ts'
import { minutesMs } from '#server/ground/clock.ts'
import type { Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

const GONE = { status: 404, body: { code: 'share_not_found' } }

describe.each(engines)('a share on %s', (engine) => {
  let app: TestApp
  let reader: Person
  let storyId: string
  let passedMs = 0

  beforeAll(async () => {
    app = await startTestApp(engine, { clock: { now: () => Date.now() + passedMs } })
  })
  afterAll(() => app[Symbol.asyncDispose]())
  beforeEach(async () => {
    reader = await app.reader()
    storyId = (await reader.ask(startStory, { body: { prompt: 'A bridge of glass' } })).storyId
  })

  const share = () => reader.ask(shareStory, { params: { storyId }, body: { title: 'The Bridge' } })
  const open = (shareId: string) => app.visitor().call(getSharedStory, { params: { shareId } })

  test('that was stopped is public for nobody, and comes back under its link within minutes', async () => {
    const { shareId } = await share()
    const params = { shareId }
    expect(await reader.ask(stopShare, { params })).toEqual({})
    expect(await open(shareId)).toMatchObject(GONE)
    expect(await reader.ask(listShares)).toEqual([])
    const { nodes } = await reader.ask(getTree, { params: { storyId } })
    expect(nodes.filter(({ isShared }) => isShared)).toEqual([])
    expect(await reader.call(stopShare, { params })).toMatchObject(GONE)

    expect(await reader.ask(restoreShare, { params })).toEqual({})
    expect(await reader.ask(listShares)).toMatchObject([{ shareId, title: 'The Bridge' }])
    expect((await open(shareId)).status).toBe(200)
    expect(await reader.call(restoreShare, { params })).toMatchObject(GONE)
  })

  test('that was stopped is gone for good when the story is shared anew, and after ten minutes', async () => {
    const { shareId } = await share()
    await reader.ask(stopShare, { params: { shareId } })
    const second = await share()
    expect(second.shareId).not.toBe(shareId)
    expect(await reader.call(restoreShare, { params: { shareId } })).toMatchObject(GONE)

    await reader.ask(stopShare, { params: second })
    passedMs += 10 * minutesMs
    expect(await reader.call(restoreShare, { params: second })).toMatchObject(GONE)
  })
})
