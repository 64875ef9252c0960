import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { login } from '#contract/auth.ts'
import { getConfig } from '#contract/site.ts'
import { PASSWORD } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

const json = { 'content-type': 'application/json' }
const post = (body: string, headers: HeadersInit = json): RequestInit => ({ method: 'POST', body, headers })

describe.each(engines)('what is refused on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
    await app.reader('alive')
  })
  afterAll(() => app[Symbol.asyncDispose]())

  const answerTo = async (path: string, init?: RequestInit) => {
    const response = await app.visitor().fetch(path, init)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    return { response, status: response.status, body: (await response.json()) as object }
  }

  const large = JSON.stringify({ username: 'x'.repeat(2_000_000), password: PASSWORD })
  const notFound = { error: 'Not found', code: 'not_found' }
  const notAllowed = { error: 'This method is not allowed here', code: 'method_not_allowed' }
  const invalidJson = { error: 'The body is not valid JSON', code: 'invalid_json' }
  const notAnObject = { error: 'The body must be a JSON object', code: 'invalid_input', fields: {} }
  const notJson = { error: 'The body must be JSON', code: 'unsupported_media_type' }

  test.each<[what: string, path: string, init: RequestInit, status: number, body: object]>([
    ['an unknown path', '/api/nowhere', {}, 404, notFound],
    ['an unknown path that is posted to', '/api/nowhere', post('{}'), 404, notFound],
    ['the root of the API', '/api', {}, 404, notFound],
    ['an address that is no address', '/api/story/%E0%A4%A/current-state', {}, 404, notFound],
    ['an id longer than any', `/api/story/${'x'.repeat(500)}/current-state`, {}, 404, notFound],
    ['a name of a picture longer than any', `/pictures/${'x'.repeat(500)}/480.webp`, {}, 404, notFound],
    ['the wrong method', '/api/login', {}, 405, notAllowed],
    [
      'the wrong method for what has an id',
      `/api/story/${'a'.repeat(21)}/current-state`,
      post('{}'),
      405,
      notAllowed,
    ],
    ['a method nobody uses', '/api/user', { method: 'PUT' }, 405, notAllowed],
    ['broken JSON', '/api/login', post('{"username":'), 400, invalidJson],
    ['a NUL in JSON', '/api/login', post('{"username":"a\\u0000b"}'), 400, invalidJson],
    ['a poisoned prototype', '/api/login', post('{"__proto__":{"isAdmin":true}}'), 400, invalidJson],
    ['null', '/api/login', post('null'), 400, notAnObject],
    ['a list', '/api/login', post('[]'), 400, notAnObject],
    ['a number', '/api/login', post('7'), 400, notAnObject],
    ['a text', '/api/login', post('"me"'), 400, notAnObject],
    ['lists in lists', '/api/login', post('['.repeat(9e4) + ']'.repeat(9e4)), 400, notAnObject],
    [
      'two megabytes',
      '/api/login',
      post(large),
      413,
      { error: 'The request is too large', code: 'too_large' },
    ],
    ['plain text', '/api/login', post('{}', { 'content-type': 'text/plain' }), 415, notJson],
    ['XML', '/api/login', post('<a/>', { 'content-type': 'application/xml' }), 415, notJson],
    ['a form', '/api/login', { method: 'POST', body: new URLSearchParams({ a: 'b' }) }, 415, notJson],
    ['a form with files', '/api/login', { method: 'POST', body: new FormData() }, 415, notJson],
  ])('%s gets an error of the one shape, and the server lives', async (_, path, init, status, body) => {
    const answer = await answerTo(path, init)
    expect({ status: answer.status, body: answer.body }).toEqual({ status, body })
    expect((await app.visitor().call(getConfig)).status).toBe(200)
  })

  test('a wrong method names the right ones', async () => {
    const { response } = await answerTo('/api/preferences', { method: 'PUT' })
    expect(response.headers.get('allow')).toBe('GET, POST')
  })

  test('bytes that are no request get the same shape', async () => {
    const socket = connect({ host: '127.0.0.1', port: Number(new URL(app.url).port) })
    // Left open by the client: the server hangs up, and with that its answer ends.
    socket.write('GARBAGE\r\n\r\n')
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
    expect(head).toContain('HTTP/1.1 400 Bad Request')
    expect(JSON.parse(body)).toEqual({
      error: 'The request could not be understood',
      code: 'invalid_input',
    })
    expect((await app.visitor().call(getConfig)).status).toBe(200)
  })

  test('an unknown failure says nothing of its inside; the log has it, with the request’s id', async () => {
    await using broken = await startTestApp(engine)
    await broken.context.db.schema.dropTable('captchas').execute()
    const response = await broken.visitor().fetch('/api/captcha')
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({ error: 'Something went wrong', code: 'internal' })
    const logged = broken.logged.map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(logged).toContainEqual(
      expect.objectContaining({
        msg: 'request failed',
        requestId: expect.any(String) as unknown,
        err: expect.objectContaining({ message: expect.stringContaining('captchas') as unknown }) as unknown,
      }),
    )
  })

  test('passwords and cookies never reach the log', async () => {
    const reader = await app.reader('discreet')
    await reader.call(login, { body: { username: 'discreet', password: 'not this one' } })
    await reader.fetch('/api/login', post('{"password":"half a body'))
    const log = app.logged.join('\n')
    for (const secret of [PASSWORD, 'not this one', 'half a body', reader.cookies.get('session')!])
      expect(log).not.toContain(secret)
  })
})
