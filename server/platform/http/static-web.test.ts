import { fastify } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { answerErrors } from './error-handler.ts'
import { serveWeb } from './static-web.ts'

test('without the built pages every path but the calls is an error of the one shape', async () => {
  const server = fastify()
  onTestFinished(() => server.close())
  answerErrors(server)
  expect(
    await serveWeb(server, { webDir: '/no/such/folder', publicUrl: '', hasPublicUrl: false, basePath: '' }),
  ).toBeUndefined()

  const { statusCode, json } = await server.inject('/account')
  expect({ statusCode, body: json() }).toEqual({
    statusCode: 404,
    body: { error: 'Not found', code: 'not_found' },
  })
})
