import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dismissReport, listReports, putShareBack, takeDownShare } from '#contract/reports.ts'
import { reportShare } from '#contract/report-share.ts'
import { getSharedStory, shareStory, stopShare, stopSharing } from '#contract/sharing.ts'
import { startStory } from '#contract/stories.ts'
import type { Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

describe.each(engines)('reports of shared stories on %s', (engine) => {
  let app: TestApp
  let admin: Person
  let ada: Person
  beforeAll(async () => {
    app = await startTestApp(engine, { servesPage: true })
    admin = await app.reader('admin')
    ada = await app.reader('ada')
    await app.context.db.updateTable('users').set({ isAdmin: 1 }).where('username', '=', 'admin').execute()
  })
  afterAll(() => app[Symbol.asyncDispose]())

  const share = async (title: string) => {
    const { storyId } = await ada.ask(startStory, { body: { prompt: 'A gate' } })
    return ada.ask(shareStory, { params: { storyId }, body: { title } })
  }
  const read = (params: { shareId: string }) => app.visitor().call(getSharedStory, { params })

  test('a visitor reports, an admin takes down, and the reason stands in the place of the story', async () => {
    const params = await share('The Gate')
    await app.visitor().ask(reportShare, { params, body: { kind: 'copied', words: ' From my book. ' } })
    expect((await admin.ask(listReports)).reports).toEqual([
      {
        id: expect.any(Number) as unknown,
        about: 'story',
        shareId: params.shareId,
        title: 'The Gate',
        userId: ada.user!.id,
        username: 'ada',
        kind: 'copied',
        words: 'From my book.',
        reportedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as unknown,
      },
    ])
    await admin.ask(takeDownShare, { params, body: { reason: 'It is somebody else’s.' } })
    const { status, body } = await read(params)
    expect({ status, body }).toEqual({
      status: 410,
      body: {
        error: 'This story was taken down by those who run this site: It is somebody else’s.',
        code: 'share_taken_down',
      },
    })
    expect((await app.visitor().fetch(`/shared/${params.shareId}`)).status).toBe(410)
    expect((await app.visitor().fetch(`/shared/${params.shareId}/card.png`)).status).toBe(404)
    expect((await admin.ask(listReports)).reports).toEqual([])
    expect((await admin.ask(listReports)).takenDown).toMatchObject([
      { shareId: params.shareId, title: 'The Gate', username: 'ada', reason: 'It is somebody else’s.' },
    ])

    await admin.ask(putShareBack, { params })
    expect((await read(params)).status).toBe(200)
    expect((await admin.ask(listReports)).takenDown).toEqual([])
  })

  test('its owner cannot put it back by sharing it anew', async () => {
    const { storyId } = await ada.ask(startStory, { body: { prompt: 'A gate' } })
    const params = await ada.ask(shareStory, { params: { storyId }, body: { title: 'One' } })
    await admin.ask(takeDownShare, { params, body: { reason: 'No' } })
    await ada.ask(stopSharing, { params: { storyId } })
    const again = await ada.call(shareStory, { params: { storyId }, body: { title: 'Two' } })
    expect(again.body).toEqual({
      error: 'This story was taken down by those who run this site: No',
      code: 'share_taken_down',
    })
    expect((await ada.call(stopShare, { params })).status).toBe(404)
    expect((await read(params)).status).toBe(410)
  })

  test('a report that is dismissed leaves the story public', async () => {
    const params = await share('Harmless')
    await app.visitor().ask(reportShare, { params, body: { kind: 'other' } })
    const [report] = (await admin.ask(listReports)).reports
    const given = { params: { reportId: String(report!.id) } }
    await admin.ask(dismissReport, given)
    expect((await admin.ask(listReports)).reports).toEqual([])
    expect((await read(params)).status).toBe(200)
    expect((await admin.call(dismissReport, given)).body.code).toBe('report_not_found')
  })

  test('fifty reports of one share wait, and no more', async () => {
    const params = await share('Often reported')
    const report = () => app.visitor().call(reportShare, { params, body: { kind: 'other' } })
    const answers = []
    for (let times = 0; times < 52; times++) answers.push((await report()).status)
    expect(new Set(answers)).toEqual(new Set([200]))
    const waiting = (await admin.ask(listReports)).reports.filter(({ shareId }) => shareId === params.shareId)
    expect(waiting).toHaveLength(50)
  })

  test('what is public under no link cannot be reported', async () => {
    const params = { shareId: 'nowhere-nowhere-nowhere' }
    expect((await app.visitor().call(reportShare, { params, body: { kind: 'other' } })).status).toBe(404)
  })

  test('somebody who reports without end is told to wait', async () => {
    await using slow = await startTestApp(engine, { env: { RATE_LIMIT_FACTOR: '1' } })
    const params = { shareId: 'nowhere-nowhere-nowhere' }
    const statuses: number[] = []
    for (let times = 0; times < 11; times++)
      statuses.push((await slow.visitor().call(reportShare, { params, body: { kind: 'other' } })).status)
    expect(statuses).toEqual([...Array<number>(10).fill(404), 429])
  })
})
