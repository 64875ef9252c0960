import { PaintingFailed } from './painter.ts'
import { pictureWorkers } from './picture-workers.ts'
import type { PictureShape, RenderedPicture } from './rendering.ts'

export const maxPictureBytes = 10 * 1024 * 1024

/**
 * Bytes from any painter, checked and encoded anew: PNG, JPEG or WebP up to 10 MB and 50 megapixels become WebP at
 * most 1280 wide, 16:9 or 3:4, without metadata, with narrower ones for `srcset`. Throws `PaintingFailed('garbled')`.
 */
export async function renderPicture(
  bytes: Uint8Array,
  shape: PictureShape = 'scene',
): Promise<RenderedPicture> {
  if (bytes.length > maxPictureBytes) throw new PaintingFailed('garbled', { cause: `${bytes.length} bytes` })
  if (!formatOf(bytes)) throw new PaintingFailed('garbled', { cause: 'not PNG, JPEG or WebP' })
  return pictureWorkers.do('render', { bytes, shape })
}

/** The format by its first bytes, whatever the provider calls it; undefined for anything but the three. */
export function formatOf(bytes: Uint8Array): 'png' | 'jpeg' | 'webp' | undefined {
  const starts = (signature: number[], at = 0) => signature.every((byte, i) => bytes[at + i] === byte)
  if (starts([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (starts([0xff, 0xd8, 0xff])) return 'jpeg'
  if (starts([0x52, 0x49, 0x46, 0x46]) && starts([0x57, 0x45, 0x42, 0x50], 8)) return 'webp'
  return undefined
}
