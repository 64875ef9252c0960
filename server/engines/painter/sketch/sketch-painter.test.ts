import { performance } from 'node:perf_hooks'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { someScene, testPainter } from '../painter.suite.ts'
import { PictureWorker } from '../picture-worker.ts'
import { createSketchPainter } from './sketch-painter.ts'

const painter = createSketchPainter()
afterAll(() => painter[Symbol.asyncDispose]())
const never = new AbortController().signal

testPainter('sketch', async () => painter)

test('the same scene is painted the same way, another message another way', async () => {
  const first = await painter.paint(someScene, never)
  const again = await painter.paint(someScene, never)
  const other = await painter.paint({ ...someScene, seed: 'story:2' }, never)
  expect(Buffer.from(again.bytes).equals(Buffer.from(first.bytes))).toBe(true)
  expect(Buffer.from(other.bytes).equals(Buffer.from(first.bytes))).toBe(false)
})

test('a picture is WebP of 1280 × 720 under 120 KB', async () => {
  const { bytes } = await painter.paint(someScene, never)
  const { format, width, height } = await sharp(bytes).metadata()
  expect({ format, width, height }).toEqual({ format: 'webp', width: 1280, height: 720 })
  expect(bytes.length).toBeLessThan(120_000)
})

test('the event loop goes on while a picture is painted', async () => {
  await painter.paint(someScene, never)
  const before = performance.eventLoopUtilization()
  await painter.paint({ ...someScene, seed: 'busy' }, never)
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5)
})

test('the worker starts with the first picture and ends when there is nothing to paint', async () => {
  await using worker = new PictureWorker({ idleMs: 60, jobMs: 20_000 })
  expect(worker.pid).toBeUndefined()
  await worker.do('sketch', { scene: someScene })
  const first = worker.pid
  expect(first).toBeGreaterThan(0)
  await expect.poll(() => worker.pid, { timeout: 3_000 }).toBeUndefined()
  await worker.do('sketch', { scene: someScene })
  expect(worker.pid).not.toBe(first)
})

test('a job that takes too long is given up, and the next one works', async () => {
  await using worker = new PictureWorker({ idleMs: 1_000, jobMs: 1 })
  await expect(worker.do('sketch', { scene: someScene })).rejects.toMatchObject({ reason: 'timeout' })
  expect(worker.pid).toBeUndefined()
  await using patient = new PictureWorker()
  await expect(patient.do('sketch', { scene: someScene })).resolves.toBeDefined()
})

test('a worker that dies fails its pictures, not the server, and the next picture has a new one', async () => {
  await using worker = new PictureWorker()
  const lost = worker.do('sketch', { scene: someScene })
  process.kill(worker.pid!, 'SIGKILL')
  await expect(lost).rejects.toMatchObject({ name: 'PaintingFailed', reason: 'garbled' })
  await expect(worker.do('sketch', { scene: someScene })).resolves.toBeDefined()
})

test('an abort gives up at once, and the worker goes on with the others', async () => {
  await using worker = new PictureWorker()
  const aborting = new AbortController()
  const given = worker.do('sketch', { scene: someScene }, aborting.signal)
  const kept = worker.do('sketch', { scene: someScene })
  aborting.abort()
  await expect(given).rejects.toMatchObject({ reason: 'timeout' })
  await expect(kept).resolves.toBeDefined()
})
