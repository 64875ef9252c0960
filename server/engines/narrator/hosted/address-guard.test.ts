import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { guardPublicAddresses, isPublicAddress } from './address-guard.ts'
import { createHttpCall } from './http-call.ts'

test.each([
  ['8.8.8.8', true],
  ['93.184.216.34', true],
  ['2606:4700::6810:84e5', true],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['198.18.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['fe80::1', false],
  ['fd00:ec2::254', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['2001::1', false],
  ['a name', false],
])('whether %s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

describe('a guarded call', () => {
  /** A server on this machine that counts who comes, and can send them elsewhere. */
  async function serve(location?: string) {
    let visits = 0
    const server = createServer((_request, response) => {
      visits += 1
      response
        .writeHead(location === undefined ? 200 : 307, location === undefined ? {} : { location })
        .end('{}')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    })
    return {
      port: (server.address() as AddressInfo).port,
      get visits() {
        return visits
      },
    }
  }
  const ask = (guard: ReturnType<typeof guardPublicAddresses>, url: string) =>
    createHttpCall({}, guard)({ method: 'GET', url, signal: AbortSignal.timeout(5_000) })
  const refused = { name: 'AddressRefused' }

  test.each([
    'http://example.org/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:7f00:1]/',
    'https://169.254.169.254/latest',
  ])('refuses %s before anything is sent', async (url) => {
    await expect(ask(guardPublicAddresses(), url)).rejects.toMatchObject(refused)
  })

  test('refuses a name that leads to this machine, also beside a public address, at the connection itself', async () => {
    const server = await serve()
    let asked = 0
    const guard = guardPublicAddresses({
      lookup(_name, done) {
        asked += 1
        done(null, [
          { address: '93.184.216.34', family: 4 },
          { address: '127.0.0.1', family: 4 },
        ])
      },
    })
    await expect(ask(guard, `https://localhost:${server.port}/`)).rejects.toMatchObject(refused)
    // Asked once, by the connection: between a check and a second look a name could change its mind.
    expect([asked, server.visits]).toEqual([1, 0])
  })

  test('reaches a host that is allowed, and follows it nowhere that is not', async () => {
    const secret = await serve()
    const server = await serve(`http://127.0.0.1:${secret.port}/`)
    const guard = guardPublicAddresses({ allowedHosts: [`127.0.0.1:${server.port}`] })
    await expect(ask(guard, `http://127.0.0.1:${server.port}/`)).rejects.toMatchObject(refused)
    expect([server.visits, secret.visits]).toEqual([1, 0])
    const plain = await serve()
    const open = guardPublicAddresses({ allowedHosts: [`127.0.0.1:${plain.port}`] })
    expect((await ask(open, `http://127.0.0.1:${plain.port}/`)).status).toBe(200)
  })
})
