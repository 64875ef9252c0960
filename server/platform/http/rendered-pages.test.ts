import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { readPages, type PageToSend } from './web-pages.ts'

const TEMPLATE =
  '<head><!--head--><title>own</title><!--head--></head><main data-path="__PATH__">__MARKUP__</main><script>__DEHYDRATED_STATE__</script>'

/** The answer to a request for `/shared/x`, where the app is built and the server renders `page`. */
async function send(page: PageToSend, basePath = '') {
  const webDir = mkdtempSync(join(tmpdir(), 'lanterntale-web-'))
  onTestFinished(() => rmSync(webDir, { recursive: true }))
  mkdirSync(join(webDir, 'prerendered'))
  writeFileSync(join(webDir, 'index.html'), '<head><!--head--><title>plain</title><!--head--></head>')
  writeFileSync(join(webDir, 'prerendered/story.html'), TEMPLATE)
  const sendPage = readPages(webDir, { publicUrl: '', hasPublicUrl: false, basePath })!
  const app = fastify()
  onTestFinished(() => app.close())
  app.get('/shared/:id', (_, reply) => sendPage(reply, page))
  return app.inject('/shared/x&y?q=1')
}

test('a page that the server renders stands in its template, with what it was made of', async () => {
  const rendered = {
    template: 'story',
    markup: '<p>Told</p>',
    state: [[['share'], '</script>']] as [string[], unknown][],
  }
  const { body, headers, statusCode } = await send({ status: 200, rendered })
  expect(statusCode).toBe(200)
  expect(body).toBe(
    '<head><title>own</title></head><main data-path="/shared/x&amp;y"><p>Told</p></main><script>[[["share"],"\\u003c/script>"]]</script>',
  )
  expect(headers).toMatchObject({ 'cache-control': 'no-store', vary: 'accept-encoding, cookie' })
})

test('a page that has but a head of its own is the plain one, with nothing in it', async () => {
  const { body, headers, statusCode } = await send({ status: 410, head: '<title>$& gone</title>' })
  expect(statusCode).toBe(410)
  expect(body).toBe('<head><title>$& gone</title></head>')
  expect(headers['cache-control']).toBe('no-cache')
})

test('a template that was not built is the plain page', async () => {
  const rendered = { template: 'nowhere', markup: '', state: [] }
  expect((await send({ status: 200, rendered })).body).toContain('plain')
})
