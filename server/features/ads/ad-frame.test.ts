import { expect, test } from 'vitest'
import { adFramePath } from '#contract/ads.ts'
import { getConfig } from '#contract/site.ts'
import { startTestApp } from '#testing/start-test-app.ts'

const SCRIPT = 'https://ads.example.test/show.js?a=1&b="2"'

test('nothing configured: default ads are said to be shown, and there is no frame', async () => {
  await using app = await startTestApp('sqlite')
  const visitor = app.visitor()
  expect((await visitor.ask(getConfig)).ad).toEqual({ hasScript: false })
  expect((await visitor.fetch(adFramePath)).status).toBe(404)
})

test('a sponsor is told to everyone, the script’s address only to the frame', async () => {
  const env = { AD_SPONSOR_TEXT: 'Tea', AD_SPONSOR_URL: 'https://tea.example.test/', AD_SCRIPT_URL: SCRIPT }
  await using app = await startTestApp('sqlite', { env })
  expect((await app.visitor().ask(getConfig)).ad).toEqual({
    sponsor: { text: 'Tea', url: 'https://tea.example.test/' },
    hasScript: true,
  })
})

test('the frame has no origin, asks only the ad’s own server, and stands on no other site', async () => {
  await using app = await startTestApp('sqlite', { env: { AD_SCRIPT_URL: SCRIPT } })
  const { status, headers } = await app.visitor().fetch(adFramePath)
  const policy = String(headers.get('content-security-policy'))
  expect(status).toBe(200)
  expect(policy).toMatch(
    /^sandbox allow-scripts allow-popups; default-src 'none'; script-src 'nonce-[^']+' https:\/\/ads\.example\.test; connect-src https:\/\/ads\.example\.test;/,
  )
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).not.toContain('allow-same-origin')
  expect(policy).not.toContain('allow-top-navigation')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('set-cookie')).toBeNull()
})
