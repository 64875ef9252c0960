import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getReader } from '#contract/moderation.ts'
import * as presets from '#contract/own-presets.ts'
import * as reports from '#contract/reports.ts'
import type { Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

describe.each(engines)('reports of shared scenarios on %s', (engine) => {
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
    const { presetId } = await ada.ask(presets.createPreset, { body: { title, scenario: 'I row.' } })
    const own = { presetId: String(presetId) }
    const { shareId } = await ada.ask(presets.sharePreset, { params: own })
    return { own, params: { shareId } }
  }
  const report = (params: { shareId: string }) =>
    app.visitor().call(reports.reportSharedPreset, { params, body: { kind: 'copied', words: ' Mine. ' } })

  test('one is reported, taken down with a reason in its place, and put back', async () => {
    const { own, params } = await share('The Ferry')
    expect((await report(params)).status).toBe(200)
    expect((await admin.ask(reports.listReports)).reports).toEqual([
      {
        id: expect.any(Number) as unknown,
        about: 'scenario',
        shareId: params.shareId,
        title: 'The Ferry',
        userId: ada.user!.id,
        username: 'ada',
        kind: 'copied',
        words: 'Mine.',
        reportedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as unknown,
      },
    ])
    await admin.ask(reports.takeDownShare, { params, body: { reason: 'Copied.' } })
    const refusal = {
      status: 410,
      body: {
        error: 'This scenario was taken down by those who run this site: Copied.',
        code: 'shared_preset_taken_down',
      },
    }
    const stranger = await app.reader()
    for (const call of [presets.getSharedPreset, presets.startSharedPreset, presets.keepSharedPreset])
      expect(await stranger.call(call, { params })).toMatchObject(refusal)
    expect(await report(params)).toMatchObject(refusal)
    expect((await app.visitor().fetch(`/scenario/${params.shareId}`)).status).toBe(410)
    // Its owner can neither share it anew nor get rid of the link.
    expect(await ada.call(presets.stopSharingPreset, { params: own })).toMatchObject(refusal)
    expect(await ada.call(presets.sharePreset, { params: own })).toMatchObject(refusal)
    expect(await admin.ask(reports.listReports)).toEqual({
      reports: [],
      takenDown: [
        {
          about: 'scenario',
          shareId: params.shareId,
          title: 'The Ferry',
          username: 'ada',
          at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as unknown,
          reason: 'Copied.',
        },
      ],
    })
    const account = { params: { userId: String(ada.user!.id) } }
    expect((await admin.ask(getReader, account)).shares).toMatchObject([
      { about: 'scenario', title: 'The Ferry', takenDown: { reason: 'Copied.' } },
    ])

    await admin.ask(reports.putShareBack, { params })
    expect((await stranger.call(presets.getSharedPreset, { params })).status).toBe(200)
    expect((await admin.ask(reports.listReports)).takenDown).toEqual([])
    const log = await app.context.db
      .selectFrom('auditLog')
      .select(['action', 'subjectId'])
      .where('action', 'in', ['share_takedown', 'share_return'])
      .orderBy('id')
      .execute()
    expect(log).toEqual([
      { action: 'share_takedown', subjectId: ada.user!.id },
      { action: 'share_return', subjectId: ada.user!.id },
    ])
  })

  test('a dismissed report leaves it public; no one decides over what is no longer shared', async () => {
    const { own, params } = await share('The Well')
    await report(params)
    await ada.ask(presets.stopSharingPreset, { params: own })
    expect((await admin.ask(reports.listReports)).reports).toEqual([])
    const again = await ada.ask(presets.sharePreset, { params: own })
    await app.visitor().ask(reports.reportSharedPreset, { params: again, body: { kind: 'other' } })
    const waiting = (await admin.ask(reports.listReports)).reports
    expect(waiting.map(({ shareId, kind }) => ({ shareId, kind }))).toEqual([
      { shareId: again.shareId, kind: 'copied' },
      { shareId: again.shareId, kind: 'other' },
    ])
    for (const { id } of waiting) await admin.ask(reports.dismissReport, { params: { reportId: String(id) } })
    expect((await admin.ask(reports.listReports)).reports).toEqual([])
    expect((await app.visitor().call(presets.getSharedPreset, { params: again })).status).toBe(200)
  })

  test('under a link that leads nowhere there is nothing to report, take down or put back', async () => {
    const params = { shareId: 'nowhere-nowhere-nowhere' }
    expect(await report(params)).toMatchObject({ status: 404, body: { code: 'shared_preset_not_found' } })
    const gone = { status: 404, body: { error: 'There is nothing shared under this link' } }
    expect(await admin.call(reports.takeDownShare, { params, body: { reason: 'x' } })).toMatchObject(gone)
    expect(await admin.call(reports.putShareBack, { params })).toMatchObject(gone)
  })
})
