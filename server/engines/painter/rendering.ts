import sharp, { type Sharp } from 'sharp'
import { pictureWidths } from '#contract/picture-addresses.ts'

/** A picture as it is stored and served: WebP, of its shape, without metadata. */
export interface RenderedPicture {
  webp: Uint8Array
  width: number
  height: number
  /** The same picture in smaller widths for `srcset`, the narrowest first. */
  narrower: { webp: Uint8Array; width: number; height: number }[]
}

export const maxPixels = 50_000_000

/** Width against height: a scene is 16:9, a portrait 3:4. */
const ratios = { scene: 16 / 9, portrait: 3 / 4 }
export type PictureShape = keyof typeof ratios
/** Widest form of each. */
const widest = { scene: 1280, portrait: 720 }

/** Decodes a picture, crops it to its shape, and encodes it anew; throws where it can't be decoded or is too large. */
export async function render(bytes: Uint8Array, shape: PictureShape): Promise<RenderedPicture> {
  const ratio = ratios[shape]
  const source = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient()
  const { autoOrient: size } = await source.metadata()
  const width = Math.max(16, Math.min(widest[shape], size.width, Math.floor(size.height * ratio)))
  const whole = await resized(source, width, ratio)
  const pixels = {
    raw: { width: whole.info.width, height: whole.info.height, channels: whole.info.channels },
  }
  const widths = [...pictureWidths.filter((each) => each < width), width]
  const all = await Promise.all(
    widths.map(async (each) => {
      const { data, info } = await sharp(whole.data, pixels)
        .resize({ width: each, height: Math.round(each / ratio) })
        .webp({ quality: 82, effort: 2 })
        .toBuffer({ resolveWithObject: true })
      return { webp: new Uint8Array(data), width: info.width, height: info.height }
    }),
  )
  const last = all.pop()!
  return { ...last, narrower: all }
}

const resized = (source: Sharp, width: number, ratio: number) =>
  source
    .flatten({ background: '#000' })
    .toColourspace('srgb')
    .resize({
      width,
      height: Math.round(width / ratio),
      fit: 'cover',
      position: ratio < 1 ? 'top' : 'centre',
    })
    .raw()
    .toBuffer({ resolveWithObject: true })
