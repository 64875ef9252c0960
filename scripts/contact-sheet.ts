// Paints forty scenes and lays them out on one sheet: `node scripts/contact-sheet.ts`.
import { writeFile } from 'node:fs/promises'
import sharp, { type OverlayOptions } from 'sharp'
import { createSketchPainter } from '#server/engines/painter/sketch/sketch-painter.ts'
import { fortyScenes } from './forty-scenes.ts'

const COLUMNS = 5
const GAP = 8
const tile = { width: 384, height: 216 }
const MAX_BYTES = 600_000
const sheet = new URL('../docs/pictures.webp', import.meta.url)

await using painter = createSketchPainter()
const tiles: OverlayOptions[] = []
for (const [i, scene] of fortyScenes.entries()) {
  const { bytes, alt } = await painter.paint(scene, AbortSignal.timeout(30_000))
  console.log(`${i + 1}. ${alt}`)
  tiles.push({
    input: await sharp(bytes).resize(tile).toBuffer(),
    left: GAP + (i % COLUMNS) * (tile.width + GAP),
    top: GAP + Math.floor(i / COLUMNS) * (tile.height + GAP),
  })
}
const width = COLUMNS * (tile.width + GAP) + GAP
const height = Math.ceil(tiles.length / COLUMNS) * (tile.height + GAP) + GAP
const webp = await sharp({ create: { width, height, channels: 3, background: '#0d1020' } })
  .composite(tiles)
  .webp({ quality: 78, effort: 6 })
  .toBuffer()
if (webp.length > MAX_BYTES) throw new Error(`The sheet weighs ${webp.length} bytes`)
await writeFile(sheet, webp)
console.log(`docs/pictures.webp: ${webp.length} bytes`)
