import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generateImage, getImage } from '#contract/scenes.ts'
import { shareStory, stopSharing } from '#contract/sharing.ts'
import { getConfig } from '#contract/site.ts'
import { startStory } from '#contract/stories.ts'
import { hostileTexts } from '#testing/hostile-texts.ts'
import { readHead } from '#testing/page-head.ts'
import type { Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

const CRAWLER = 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'
const IN_APP =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/MessengerForiOS;FBAV/465.0.0]'

describe.each(engines)('the page of a shared story on %s', (engine) => {
  let app: TestApp
  let reader: Person
  let storyId: string

  beforeAll(async () => {
    app = await startTestApp(engine, { servesPage: true })
    app.narrator.script = { pieces: () => ['*Rain* on the **glass** bridge.\n\n', '> “Who goes there?”'] }
    reader = await app.reader()
    storyId = (await reader.ask(startStory, { body: { prompt: 'A bridge' } })).storyId
  })
  afterAll(() => app[Symbol.asyncDispose]())

  const share = async (title: string, allowSearchEngines = false) =>
    (await reader.ask(shareStory, { params: { storyId }, body: { title, allowSearchEngines } })).shareId
  const visit = async (path: string, userAgent = CRAWLER) => {
    const response = await app.visitor().fetch(path, { headers: { 'user-agent': userAgent } })
    return { response, html: await response.text() }
  }

  test('is named by the address that the settings give the site', async () => {
    const env = { PUBLIC_URL: 'https://tales.example.org/' }
    await using known = await startTestApp(engine, { servesPage: true, env })
    const ada = await known.reader()
    const bridge = await ada.ask(startStory, { body: { prompt: 'A bridge' } })
    const { shareId } = await ada.ask(shareStory, {
      params: { storyId: bridge.storyId },
      body: { title: 'The Bridge' },
    })
    const html = await (await known.visitor().fetch(`/shared/${shareId}`)).text()
    const { metas, links } = readHead(html)
    const url = `https://tales.example.org/shared/${shareId}`
    expect([links.get('canonical'), metas.get('og:url')]).toEqual([url, url])
    expect(metas.get('og:image')).toMatch(`${url}/card.png?`)
    expect(await ada.ask(getConfig)).toMatchObject({ publicUrl: 'https://tales.example.org' })
    expect(await reader.ask(getConfig)).not.toHaveProperty('publicUrl')
  })

  test('unfolds in a messenger without running a script', async () => {
    const shareId = await share('The Glass Bridge')
    const { response, html } = await visit(`/shared/${shareId}`)
    const { title, metas, links } = readHead(html)
    const url = `${app.url}/shared/${shareId}`
    const description = 'Rain on the glass bridge. “Who goes there?”'

    expect(response.status).toBe(200)
    expect(title).toBe('The Glass Bridge · Lanterntale')
    expect(links.get('canonical')).toBe(url)
    expect(Object.fromEntries(metas)).toMatchObject({
      description,
      robots: 'noindex',
      'og:type': 'article',
      'og:site_name': 'Lanterntale',
      'og:title': 'The Glass Bridge',
      'og:description': description,
      'og:url': url,
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
      'twitter:title': 'The Glass Bridge',
      'twitter:description': description,
      'twitter:image': metas.get('og:image'),
    })
    expect(metas.get('og:image')).toMatch(new RegExp(`^${url}/card\\.png\\?v=\\w+$`))
  })

  test('keeps its policy, whatever it is called', async () => {
    const { response, html } = await visit(`/shared/${await share('__ORIGIN__ <script>alert(1)</script>')}`)
    const policy = response.headers.get('content-security-policy')!
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script!)
    expect(scripts.length).toBeGreaterThan(0)
    for (const script of scripts)
      expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    expect(policy).not.toMatch(/nonce|unsafe/)
    expect(readHead(html).title).toBe('__ORIGIN__ <script>alert(1)</script> · Lanterntale')
  })

  test('is kept out of search engines unless its owner allowed them', async () => {
    const closed = await visit(`/shared/${await share('Closed')}`)
    expect(closed.response.headers.get('x-robots-tag')).toBe('noindex')
    const opened = await visit(`/shared/${await share('Open', true)}`)
    expect(opened.response.headers.get('x-robots-tag')).toBeNull()
    expect(readHead(opened.html).metas.has('robots')).toBe(false)
  })

  test('is the plain page with status 404 where there is no such story', async () => {
    const shareId = await share('Soon gone')
    await reader.ask(stopSharing, { params: { storyId } })
    for (const id of [shareId, 'nope', 'test', 'x'.repeat(21), '%22%3E%3Cscript%3E']) {
      const { response, html } = await visit(`/shared/${id}`)
      expect([id, response.status]).toEqual([id, 404])
      expect(readHead(html).title).toBe('Lanterntale')
      expect((await visit(`/shared/${id}/card.png`)).response.status).toBe(404)
    }
  })

  test('sends a messenger’s own browser to the light page, unless the whole one is asked for', async () => {
    const shareId = await share('For a small screen')
    const { response } = await visit(`/shared/${shareId}`, IN_APP)
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      `/fb-viewer.html?id=${shareId}`,
    ])
    expect((await visit(`/shared/${shareId}?view=full`, IN_APP)).response.status).toBe(200)
  })

  test('has a picture of the title, and of the first scene once it is painted', async () => {
    const load = async (shareId: string) => {
      const { metas } = readHead((await visit(`/shared/${shareId}`)).html)
      const response = await app.visitor().fetch(metas.get('og:image')!.slice(app.url.length))
      const png = Buffer.from(await response.bytes())
      return { response, png, facts: await sharp(png).metadata() }
    }
    const title = await load(await share('A Title to be Seen'))
    expect(title.response.headers.get('content-type')).toBe('image/png')
    expect(title.facts).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(title.png.length).toBeLessThan(300_000)
    expect(Buffer.compare(title.png, (await load(await share('Another Title'))).png)).not.toBe(0)

    const { messages } = (await reader
      .fetch(`/api/story/${storyId}/current-state`)
      .then((r) => r.json())) as {
      messages: { messageId: number; content: string }[]
    }
    const { messageId, content } = messages[0]!
    const params = { messageId: String(messageId) }
    const hold = Promise.withResolvers<void>()
    app.painter.script.until = hold.promise
    const asked = reader.ask(generateImage, { params, body: { storyId, content } })
    const statusOf = async () => (await reader.ask(getImage, { params })).status
    await expect.poll(statusOf).toBe('painting')
    const shareId = await share('A Title to be Seen')
    expect(Buffer.compare((await load(shareId)).png, title.png)).toBe(0)
    hold.resolve()
    await asked
    await expect.poll(statusOf).toBe('painted')
    const scene = await load(shareId)
    expect(scene.facts).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(Buffer.compare(scene.png, title.png)).not.toBe(0)
  })

  test('carries any title as the text it is', async () => {
    expect(hostileTexts).toHaveLength(60)
    for (const given of hostileTexts) {
      const shown = given.replace(/[\u202a-\u202e\s]+/g, ' ').trim()
      const { metas, title } = readHead((await visit(`/shared/${await share(given)}`)).html)
      expect(title).toBe(`${shown} · Lanterntale`)
      expect([metas.get('og:title'), metas.get('twitter:title')]).toEqual([shown, shown])
    }
  })

  test('carries any opening as the text it is', async () => {
    for (const given of hostileTexts) {
      app.narrator.script = { pieces: () => [`Told: ${given}`] }
      const story = await reader.ask(startStory, { body: { prompt: 'An echo' } })
      const { shareId } = await reader.ask(shareStory, {
        params: { storyId: story.storyId },
        body: { title: 'Echo' },
      })
      const { metas } = readHead((await visit(`/shared/${shareId}`)).html)
      const description = metas.get('description')!
      expect(description).toMatch(/^Told: /)
      expect([metas.get('og:description'), metas.get('twitter:description')]).toEqual([
        description,
        description,
      ])
    }
  })

  test.each([
    ['Left \u202eright\u2066 \u0007bell\u2028line\ufeff', 'Left right bell line'],
    ['&lt;b&gt; &amp;', '&lt;b&gt; &amp;'],
    ['👩‍🚒 می‌خواهم', '👩‍🚒 می‌خواهم'],
  ])('shows the title %j without what turns or hides text', async (given, shown) => {
    const { metas } = readHead((await visit(`/shared/${await share(given)}`)).html)
    expect(metas.get('og:title')).toBe(shown)
  })
})
