import sharp from 'sharp'
import { expect, test } from 'vitest'
import { setFittingText, setText } from './set-text.ts'

/** The colours of the text’s own pixels, without those that are half seen through. */
async function coloursOf(picture: Buffer): Promise<string[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const colours = new Set<string>()
  for (let at = 0; at < data.length; at += info.channels)
    if (data[at + 3] === 255) colours.add([...data.subarray(at, at + 3)].join())
  return [...colours]
}

test('a text is set in its colour, with nothing behind it', async () => {
  const { data, info } = await setText('Lamp', { size: 60, colour: '#ff8800', width: 400 })
  expect(info).toMatchObject({ format: 'png', channels: 4 })
  expect(await coloursOf(data)).toEqual(['255,136,0'])
})

test('lines are broken at the width, also within a long word; signs of markup are words', async () => {
  const setting = { size: 40, colour: '#000', width: 200 }
  const one = await setText('Lamp', setting)
  const many = await setText('Lamp lamp lamp lamp lamp', setting)
  expect(many.info.height).toBeGreaterThan(one.info.height * 2)
  const long = await setText('x'.repeat(60), setting)
  expect(long.info.width).toBeLessThanOrEqual(200)
  const marked = await setText('<b>&</b>', setting)
  expect(marked.info.width).toBeGreaterThan(one.info.width)
})

test('a text is set in the largest size that fits, and is cut off below where none does', async () => {
  const text = 'A lamp by the old pier'
  const setting = { colour: '#000', width: 200 }
  const [large, small] = [
    await setText(text, { ...setting, size: 60 }),
    await setText(text, { ...setting, size: 20 }),
  ]
  const fitting = (height: number) => setFittingText(text, { ...setting, sizes: [60, 20], height })
  expect((await fitting(large.info.height)).info).toEqual(large.info)
  expect((await fitting(large.info.height - 1)).info).toEqual(small.info)
  const cut = await fitting(small.info.height - 1)
  expect(cut.info).toMatchObject({ width: small.info.width, height: small.info.height - 1 })
  await expect(setFittingText(text, { ...setting, sizes: [], height: 9 })).rejects.toThrow('no size')
})
