import { connect, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fastify } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { capConnections } from './connection-cap.ts'
import { answerErrors } from './error-handler.ts'

const REQUEST = 'GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n'

async function serve(handles: number, silentForMs?: number) {
  const app = fastify()
  answerErrors(app)
  capConnections(app, handles, silentForMs)
  app.get('/', async () => 'served')
  await app.listen({ host: '127.0.0.1', port: 0 })
  const sockets: Socket[] = []
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    await app.close()
  })
  const { port } = app.server.address() as AddressInfo
  return {
    app,
    async open(count: number) {
      const opened = Array.from({ length: count }, () => connect(port, '127.0.0.1'))
      sockets.push(...opened)
      await Promise.all(opened.map((socket) => once(socket, 'connect')))
    },
    async ask() {
      const socket = connect(port, '127.0.0.1')
      socket.write(REQUEST)
      return text(socket)
    },
  }
}

test('connections that say nothing keep nobody from being answered, in words', async () => {
  const { open, ask } = await serve(80)
  await open(39)
  expect(await ask()).toContain('served')
  await open(2)
  const answer = await ask()
  expect(answer).toMatch(/^HTTP\/1\.1 503 /)
  expect(answer).toMatch(/retry-after: 5/i)
  expect(answer).toContain('{"error":"The server is busy. Please try again in a moment.","code":"busy"}')
})

test('connections that have said nothing for a while make room for who asks', async () => {
  const { open, ask } = await serve(80, 0)
  for (let round = 0; round < 3; round++) {
    await open(60)
    await expect.poll(ask).toContain('served')
  }
})

test('handles are kept free however many connections come', async () => {
  const { app, open } = await serve(80)
  await open(200)
  const count = () =>
    new Promise<number>((resolve) => app.server.getConnections((_, connections) => resolve(connections)))
  await expect.poll(count).toBeLessThanOrEqual(50)
})
