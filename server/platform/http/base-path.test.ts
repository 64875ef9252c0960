import { fastify } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { answerErrors } from './error-handler.ts'
import { keepBelowBasePath, moveBelow, withoutBasePath } from './base-path.ts'

test.each([
  ['/tales/', '/'],
  ['/tales', '/'],
  ['/tales?type=random', '/?type=random'],
  ['/tales/story/x?messageId=1', '/story/x?messageId=1'],
  ['/tales/tales/x', '/tales/x'],
  ['/talesmen/x', '/talesmen/x'],
  ['/api/user', '/api/user'],
])('%s is routed as %s', (url, routed) => {
  expect(withoutBasePath('/tales')({ url })).toBe(routed)
})

test('below a base path nothing else is answered but what watches the server', async () => {
  const site = fastify({ rewriteUrl: withoutBasePath('/tales') })
  onTestFinished(() => site.close())
  answerErrors(site)
  keepBelowBasePath(site, '/tales')
  for (const path of ['/', '/api/user', '/healthz']) site.get(path, async () => path)
  site.post('/', async () => 'posted')
  const answerOf = async (url: string, method: 'GET' | 'POST' = 'GET') => {
    const { statusCode, headers, body } = await site.inject({ url, method })
    return headers.location ?? (statusCode === 200 ? body : statusCode)
  }
  expect(await answerOf('/tales/')).toBe('/')
  expect(await answerOf('/tales/api/user')).toBe('/api/user')
  expect(await answerOf('/tales/healthz')).toBe('/healthz')
  expect(await answerOf('/healthz')).toBe('/healthz')
  expect(await answerOf('/tales?a=1')).toBe('/tales/?a=1')
  expect(await answerOf('/')).toBe('/tales/')
  expect(await answerOf('/', 'POST')).toBe(404)
  expect(await answerOf('/api/user')).toBe(404)
  expect(await answerOf('/tales/nowhere')).toBe(404)
})

test('the addresses of a page are moved, and no text that looks like one', () => {
  const page = `<a href="/story">/story</a><a href="#main"></a><a href="https://a.test/x"></a><a href="//b.test/x"></a>
    <img src="/pictures/1/480.webp" srcSet="/pictures/1/480.webp 480w, /pictures/1/960.webp 960w">
    <style>@font-face{src:url(/assets/a.woff2)}</style><script>run({program:\`/assets/a.js\`,modules:["/assets/b.js"]})</script>
    <p>href=&quot;/story&quot; and (/story) and /assets/</p>`
  expect(moveBelow('/tales', page))
    .toBe(`<a href="/tales/story">/story</a><a href="#main"></a><a href="https://a.test/x"></a><a href="//b.test/x"></a>
    <img src="/tales/pictures/1/480.webp" srcSet="/tales/pictures/1/480.webp 480w, /tales/pictures/1/960.webp 960w">
    <style>@font-face{src:url(/tales/assets/a.woff2)}</style><script>run({program:\`/tales/assets/a.js\`,modules:["/tales/assets/b.js"]})</script>
    <p>href=&quot;/story&quot; and (/story) and /assets/</p>`)
  expect(moveBelow('', page)).toBe(page)
})
