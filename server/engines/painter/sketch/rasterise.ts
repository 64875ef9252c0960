import sharp from 'sharp'
import { finish } from './finish.ts'

/** Most bytes of a picture; a busy one is encoded more coarsely until it fits. */
const MAX_BYTES = 118_000

/** From SVG text to WebP bytes, with the finish of a printed page. */
export async function rasterise(svg: string): Promise<Uint8Array> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  finish(data, info.width, info.height)
  const raw = { width: info.width, height: info.height, channels: info.channels }
  for (let quality = 83; ; quality -= 12) {
    const webp = await sharp(data, { raw }).webp({ quality, effort: 2 }).toBuffer()
    if (webp.length <= MAX_BYTES || quality < 40) return new Uint8Array(webp)
  }
}
