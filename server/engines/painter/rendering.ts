import sharp, { type Sharp } from 'sharp'
import { pictureWidths } from '#contract/picture-addresses.ts'

/** A picture as it is stored and served: WebP, 16:9, without metadata. */
export interface RenderedPicture {
  webp: Uint8Array
  width: number
  height: number
  /** The same picture in smaller widths for `srcset`, the narrowest first. */
  narrower: { webp: Uint8Array; width: number; height: number }[]
}

export const maxPixels = 50_000_000

const RATIO = 16 / 9

/** Decodes a picture, crops it to 16:9, and encodes it anew; throws where it can't be decoded or is too large. */
export async function render(bytes: Uint8Array): Promise<RenderedPicture> {
  const source = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient()
  const { autoOrient: size } = await source.metadata()
  const width = Math.max(16, Math.min(1280, size.width, Math.floor(size.height * RATIO)))
  const widest = await resized(source, width)
  const pixels = {
    raw: { width: widest.info.width, height: widest.info.height, channels: widest.info.channels },
  }
  const widths = [...pictureWidths.filter((each) => each < width), width]
  const all = await Promise.all(
    widths.map(async (each) => {
      const { data, info } = await sharp(widest.data, pixels)
        .resize({ width: each, height: Math.round(each / RATIO) })
        .webp({ quality: 82, effort: 2 })
        .toBuffer({ resolveWithObject: true })
      return { webp: new Uint8Array(data), width: info.width, height: info.height }
    }),
  )
  const whole = all.pop()!
  return { ...whole, narrower: all }
}

const resized = (source: Sharp, width: number) =>
  source
    .flatten({ background: '#000' })
    .toColourspace('srgb')
    .resize({ width, height: Math.round(width / RATIO), fit: 'cover' })
    .raw()
    .toBuffer({ resolveWithObject: true })
