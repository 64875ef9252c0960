import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { fastify } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { packReplies } from './pack-replies.ts'

const LONG = { text: 'a lamp '.repeat(300) }
/** JSON of exactly so many characters. */
const ofLength = (characters: number) => ({ text: 'x'.repeat(characters - '{"text":""}'.length) })

async function openSite(answer: object | string = LONG, status = 200) {
  const site = fastify()
  onTestFinished(() => site.close())
  packReplies(site)
  site.route({
    method: ['GET', 'POST'],
    url: '/',
    handler: async (_, reply) => reply.code(status).send(answer),
  })
  site.head('/head', async (_, reply) => reply.send(LONG))
  await site.ready()
  return site
}

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
] as const)('long JSON goes to a client that takes %j as %s', async (accepted, encoding, unpack) => {
  const site = await openSite()
  const { headers, rawPayload } = await site.inject({ url: '/', headers: { 'accept-encoding': accepted } })
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
  expect(rawPayload.length).toBeLessThan(200)
  expect(JSON.parse(unpack(rawPayload).toString())).toEqual(LONG)
})

test('a client that takes no packed form gets it as it is, with the same name of the content', async () => {
  const site = await openSite()
  const plain = await site.inject('/')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.json()).toEqual(LONG)
  const packed = await site.inject({ url: '/', headers: { 'accept-encoding': 'br' } })
  expect(packed.headers.etag).toBe(plain.headers.etag)
  expect(plain.headers.etag).toMatch(/^W\/"[\w-]{27}"$/)
})

test('whoever has the content is only told so, and only where nothing was changed by the call', async () => {
  const site = await openSite()
  const { etag } = (await site.inject('/')).headers
  const again = { url: '/', headers: { 'if-none-match': `W/"other", ${etag}` } }
  const known = await site.inject(again)
  expect([known.statusCode, known.payload, known.headers.etag]).toEqual([304, '', etag])
  expect(known.headers['content-type']).toBeUndefined()
  expect((await site.inject({ url: '/', headers: { 'if-none-match': 'W/"other"' } })).statusCode).toBe(200)
  const posted = await site.inject({ ...again, method: 'POST' })
  expect([posted.statusCode, posted.json()]).toEqual([200, LONG])
  expect(posted.headers.etag).toBeUndefined()
})

test.each([
  ['2,000 characters', ofLength(2_000), 200, true],
  ['1,999 characters', ofLength(1_999), 200, false],
  ['an error', LONG, 404, false],
  ['a text', LONG.text, 200, false],
])('%s are packed, or not', async (_, answer, status, isPacked) => {
  const site = await openSite(answer, status)
  const { headers } = await site.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } })
  expect(headers['content-encoding']).toBe(isPacked ? 'gzip' : undefined)
  expect(headers.etag !== undefined).toBe(isPacked)
})

test('a question for the head alone is answered without packing', async () => {
  const site = await openSite()
  const asked = { method: 'HEAD', url: '/head', headers: { 'accept-encoding': 'gzip' } } as const
  const { headers } = await site.inject(asked)
  expect(headers['content-encoding']).toBeUndefined()
})
