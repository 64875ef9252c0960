import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPreset, sharePreset, stopSharingPreset } from '#contract/own-presets.ts'
import { readHead } from '#testing/page-head.ts'
import type { Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

describe.each(engines)('the page of a shared scenario on %s', (engine) => {
  let app: TestApp
  let reader: Person
  beforeAll(async () => {
    app = await startTestApp(engine, { servesPage: true })
    reader = await app.reader()
  })
  afterAll(() => app[Symbol.asyncDispose]())

  const visit = async (shareId: string) => {
    const response = await app.visitor().fetch(`/scenario/${shareId}`)
    return { response, html: await response.text() }
  }
  const share = async (form: { title: string; scenario: string }) => {
    const { presetId } = await reader.ask(createPreset, { body: form })
    const { shareId } = await reader.ask(sharePreset, { params: { presetId: String(presetId) } })
    return { presetId, shareId }
  }

  test('unfolds in a messenger without running a script, and keeps search engines out', async () => {
    const { shareId } = await share({
      title: 'The "Ferry" <b>',
      scenario: `I row Mira\nover the lake. ${'x'.repeat(300)}`,
    })
    const { response, html } = await visit(shareId)
    const { title, metas, links } = readHead(html)
    expect(response.status).toBe(200)
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(title).toBe('The "Ferry" <b> · Lanterntale')
    expect(links.get('canonical')).toBe(`${app.url}/scenario/${shareId}`)
    expect(Object.fromEntries(metas)).toMatchObject({
      robots: 'noindex',
      'og:type': 'website',
      'og:title': 'The "Ferry" <b>',
      'og:url': `${app.url}/scenario/${shareId}`,
      'twitter:card': 'summary',
    })
    expect(metas.get('description')).toMatch(/^I row Mira over the lake\. x+…$/)
    expect(metas.get('description')!.length).toBeLessThanOrEqual(200)
  })

  test('a link that leads nowhere, or was taken back, answers 404 and tells nothing', async () => {
    const { presetId, shareId } = await share({ title: 'The Well', scenario: 'A dry well' })
    await reader.ask(stopSharingPreset, { params: { presetId: String(presetId) } })
    for (const gone of [shareId, 'a'.repeat(21), 'not-an-id']) {
      const { response, html } = await visit(gone)
      expect([response.status, html.includes('The Well')]).toEqual([404, false])
    }
  })
})
