import { fastify } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { answerErrors } from './error-handler.ts'
import { readJsonBodies } from './json-body.ts'
import { createRateLimits } from './rate-limits.ts'
import { recordForAll } from './record-calls.ts'
import { createServe } from './serve.ts'

const about = {
  summary: 'A call of this test',
  method: 'POST',
  access: 'public',
  errors: [],
  reply: z.object({ success: z.literal(true) }),
} as const
const plain = endpoint({ ...about, path: '/api/plain', body: z.looseObject({}) })
const signed = endpoint({ ...about, path: '/api/signed', isSigned: true })
const file = endpoint({ ...about, path: '/api/file', fileBytes: 8 })

/** Sends a body to a call, and resolves with what its handler gets of it, or with the code of the refusal. */
function open() {
  const app = fastify()
  onTestFinished(() => app.close())
  readJsonBodies(app)
  answerErrors(app)
  const house = { sessions: {} as Sessions, limits: createRateLimits(1), recordCall: recordForAll([]) }
  const serve = createServe(app, house)
  const taken: unknown[] = []
  for (const one of [plain, signed, file])
    serve(one, async ({ request }) => {
      taken.push(request.body)
      return { success: true as const }
    })
  return async (url: string, payload: string, type = 'application/json') => {
    const answer = await app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })
    return answer.statusCode === 200 ? taken.at(-1) : answer.json<{ code: string }>().code
  }
}

test('a body is JSON, and none at all is an empty object', async () => {
  const send = open()
  expect(await send('/api/plain', '{"a": 1}')).toEqual({ a: 1 })
  expect(await send('/api/plain', '')).toEqual({})
  expect(await send('/api/plain', '{"a": ')).toBe('invalid_json')
  expect(await send('/api/plain', 'a=1', 'text/plain')).toBe('unsupported_media_type')
})

test.each([
  [String.raw`{"a": "\u0000"}`, 'invalid_json'],
  [String.raw`{"a": "\\\u0000"}`, 'invalid_json'],
  [String.raw`{"a": "\\u0000"}`, { a: String.raw`\u0000` }],
  [String.raw`{"a": "\u0001"}`, { a: '\u0001' }],
  ['{"__proto__": {"a": 1}}', 'invalid_json'],
])('of %s the server makes %j', async (text, taken) => {
  expect(await open()('/api/plain', text)).toEqual(taken)
})

test('a signed body is handed on as it came: its signature is of these very signs', async () => {
  const text = '{ "a":1,  "b" : "\\u0041" }'
  expect(await open()('/api/signed', text)).toBe(text)
})

test('bytes are taken by calls that take a file, and only as many as these say', async () => {
  const send = open()
  expect(await send('/api/file', '12345678', 'application/octet-stream')).toEqual(Buffer.from('12345678'))
  expect(await send('/api/file', '123456789', 'application/octet-stream')).toBe('too_large')
  expect(await send('/api/plain', '1', 'application/octet-stream')).toBe('unsupported_media_type')
})
