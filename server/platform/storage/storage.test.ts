import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startObjectStore } from '#testing/object-store.ts'
import { openStorage } from './open-storage.ts'

const bytes = new Uint8Array([1, 2, 255])

async function open() {
  const dataDir = mkdtempSync(join(tmpdir(), 'lanterntale-files-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  return { dataDir, storage: await openStorage({ dataDir, secrets: {} }) }
}

test('a file is kept below the data folder, whole, and nothing beside it', async () => {
  const { dataDir, storage } = await open()
  await storage.put('pictures/one-1280.webp', new Uint8Array([7]), 'image/webp')
  await storage.put('pictures/one-1280.webp', bytes, 'image/webp')
  expect([...(await storage.get('pictures/one-1280.webp'))!]).toEqual([...bytes])
  expect(readdirSync(join(dataDir, 'files/pictures'))).toEqual(['one-1280.webp'])
})

test('a file that is not there is nothing, and can be deleted', async () => {
  const { storage } = await open()
  expect(await storage.get('pictures/none.webp')).toBeUndefined()
  await storage.delete('pictures/none.webp')
  await storage.put('cards/one.webp', bytes, 'image/webp')
  await storage.delete('cards/one.webp')
  expect(await storage.get('cards/one.webp')).toBeUndefined()
})

test('a file that cannot be read is an error, not nothing', async () => {
  const { dataDir, storage } = await open()
  mkdirSync(join(dataDir, 'files/pictures'), { recursive: true })
  await expect(storage.get('pictures')).rejects.toThrow('EISDIR')
})

test.each(['../secret', 'a/../../secret', '/etc/passwd', 'a//b', 'a/', '', 'a b', 'a..b', '.hidden'])(
  'the key %j is refused',
  async (key) => {
    const { storage } = await open()
    expect(() => storage.get(key)).toThrow('A storage key must be a plain name')
  },
)

test('an object store keeps files as a folder does', async () => {
  await using store = await startObjectStore()
  const storage = await openStorage({ dataDir: '/nowhere', secrets: { storageUrl: `${store.url}/below/` } })
  expect(await storage.get('pictures/one.webp')).toBeUndefined()
  await storage.put('pictures/one.webp', bytes, 'image/webp')
  expect(await storage.get('pictures/one.webp')).toEqual(bytes)
  const plain = await openStorage({ dataDir: '/nowhere', secrets: { storageUrl: store.url } })
  expect(await plain.get('below/pictures/one.webp')).toEqual(bytes)
  await storage.delete('pictures/one.webp')
  await storage.delete('pictures/one.webp')
  expect(await storage.get('pictures/one.webp')).toBeUndefined()
})

test('an object store that is not ours, or has no such bucket, is an error', async () => {
  await using store = await startObjectStore()
  const openAt = (storageUrl: string) => openStorage({ dataDir: '/nowhere', secrets: { storageUrl } })
  const stranger = await openAt(store.url.replace('S3RVER:', 'stranger:'))
  await expect(stranger.get('one.webp')).rejects.toThrow('The object store answered 403 to GET')
  const elsewhere = await openAt(store.url.replace(/lanterntale$/, 'elsewhere'))
  await expect(elsewhere.put('one.webp', bytes, 'image/webp')).rejects.toThrow(
    'The object store has no such bucket',
  )
})

test('an object store that sends without end is cut off', async () => {
  const server = createServer((_, response) => {
    const piece = Buffer.alloc(1_000_000)
    const send = (): void => {
      while (!response.destroyed && response.write(piece));
    }
    response.on('drain', send)
    send()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const storage = await openStorage({
    dataDir: '/nowhere',
    secrets: { storageUrl: `http://KEY:SECRET@127.0.0.1:${port}/bucket` },
  })
  await expect(storage.get('one.webp')).rejects.toThrow(
    'The object store sent more than any file of ours has',
  )
  server.closeAllConnections()
})
