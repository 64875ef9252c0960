import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { claimedPicture, plainPicture } from '#testing/scripted-painter.ts'
import { formatOf, renderPicture } from './check-picture.ts'
import { pictureWorkers } from './picture-workers.ts'

afterAll(() => pictureWorkers[Symbol.asyncDispose]())

const garbled = { name: 'PaintingFailed', reason: 'garbled' }

test('a picture becomes WebP of 16:9, at most 1280 wide, with narrower ones beside it', async () => {
  const picture = await renderPicture(await plainPicture(2000, 2000))
  expect(picture).toMatchObject({ width: 1280, height: 720 })
  expect(picture.narrower.map(({ width, height }) => [width, height])).toEqual([
    [480, 270],
    [960, 540],
  ])
  for (const { webp, width } of [picture, ...picture.narrower]) {
    expect(formatOf(webp)).toBe('webp')
    expect((await sharp(webp).metadata()).width).toBe(width)
  }
})

test('a small picture is not blown up', async () => {
  const picture = await renderPicture(await plainPicture(640, 480))
  expect(picture).toMatchObject({ width: 640, height: 360 })
  expect(picture.narrower.map(({ width }) => width)).toEqual([480])
})

test.each(['png', 'jpeg', 'webp'] as const)('%s is taken', async (format) => {
  const bytes = await sharp(await plainPicture(320, 180))
    .toFormat(format)
    .toBuffer()
  await expect(renderPicture(bytes)).resolves.toMatchObject({ width: 320, height: 180 })
})

test('metadata is left behind', async () => {
  const exif = { IFD0: { Copyright: 'secret place', ImageDescription: 'who made it' } }
  const bytes = await sharp(await plainPicture())
    .withExif(exif)
    .jpeg()
    .toBuffer()
  expect((await sharp(bytes).metadata()).exif).toBeDefined()
  const { webp } = await renderPicture(bytes)
  const { exif: left, icc, xmp } = await sharp(webp).metadata()
  expect([left, icc, xmp]).toEqual([undefined, undefined, undefined])
  expect(Buffer.from(webp).includes('secret place')).toBe(false)
})

test.each([
  ['HTML', '<!doctype html><html><body>Bad gateway</body></html>'],
  [
    'SVG',
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>',
  ],
  ['JSON', '{"error":"no"}'],
  ['GIF', 'GIF89a\u0001\u0000\u0001\u0000'],
  ['nothing', ''],
])('%s is refused', async (_, text) => {
  await expect(renderPicture(Buffer.from(text))).rejects.toMatchObject(garbled)
})

test('a picture that claims 20,000 × 20,000 is refused before it is unpacked', async () => {
  await expect(renderPicture(await claimedPicture(20_000, 20_000))).rejects.toMatchObject(garbled)
})

test('a picture that breaks off is refused', async () => {
  const noise = Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, i) => (i * 7919) % 251))
  const whole = await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
    .png()
    .toBuffer()
  await expect(renderPicture(whole.subarray(0, whole.length / 2))).rejects.toMatchObject(garbled)
})

test('more than 10 MB are refused, whatever they are', async () => {
  const head = await plainPicture(16, 9)
  const bytes = Buffer.concat([head, Buffer.alloc(10 * 1024 * 1024)])
  await expect(renderPicture(bytes)).rejects.toMatchObject(garbled)
})
