import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { fastify } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from './listen.ts'

/** A server whose answers wait until they are let go. */
async function open() {
  const app = fastify()
  const held = Promise.withResolvers<void>()
  app.get('/', async ({ socket }) => {
    await held.promise
    return String(socket.localPort)
  })
  const url = await listen(app, { host: '127.0.0.1', port: 0 })
  const agent = new Agent({ keepAlive: true })
  onTestFinished(async () => {
    agent.destroy()
    held.resolve()
    await app.close()
  })
  const ask = () =>
    new Promise<string>((resolve, reject) => {
      request(url, { agent }, (answer) => resolve(text(answer)))
        .on('error', reject)
        .end()
    })
  return { app, ask, forget: () => agent.destroy(), letGo: held.resolve, port: new URL(url).port }
}

test('however many come at once, all are answered, and whoever is being answered at the end as well', async () => {
  const { app, ask, letGo, port } = await open()
  const seen = new Promise<void>((resolve) => {
    let came = 0
    app.server.on('request', () => ++came === 40 && resolve())
  })
  const answers = Promise.all(Array.from({ length: 40 }, ask))
  await seen
  const closed = app.close()
  letGo()
  expect(new Set(await answers)).toEqual(new Set([port]))
  await closed
})

test('connections that are kept do not hold up the end, after which nobody is let in', async () => {
  const { app, ask, forget, letGo } = await open()
  letGo()
  await Promise.all(Array.from({ length: 40 }, ask))
  await app.close()
  forget()
  await expect(ask()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

test('a port that another server has is refused', async () => {
  const { port } = await open()
  const second = fastify()
  await expect(listen(second, { host: '127.0.0.1', port: Number(port) })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  })
})
