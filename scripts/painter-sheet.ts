// Paints the contact sheet of the built-in painter anew, and the page beside it: `node scripts/painter-sheet.ts`.
import { writeFile } from 'node:fs/promises'
import sharp, { type OverlayOptions } from 'sharp'
import { rasterise } from '#server/engines/painter/sketch/rasterise.ts'
import { plates, platesPage } from './painter-sheet/plates.ts'

const COLUMNS = 8
const [width, height] = [160, 90]

const all = [...plates()]
const cells: OverlayOptions[] = []
for (const [i, { svg }] of all.entries()) {
  const input = await sharp(await rasterise(svg))
    .resize({ width: width - 2, height: height - 2 })
    .toBuffer()
  cells.push({ input, left: (i % COLUMNS) * width + 1, top: Math.floor(i / COLUMNS) * height + 1 })
}
const sheet = sharp({
  create: {
    width: COLUMNS * width,
    height: Math.ceil(all.length / COLUMNS) * height,
    channels: 3,
    background: '#14161f',
  },
})
const docs = new URL('../docs/', import.meta.url)
await writeFile(
  new URL('images/painter-sheet.webp', docs),
  await sheet.composite(cells).webp({ quality: 76 }).toBuffer(),
)
await writeFile(new URL('rooms/plates.md', docs), platesPage(all))
console.log(`${all.length} plates`)
