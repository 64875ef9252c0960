import { crc32 } from 'node:zlib'
import { unreadable } from '../unreadable.ts'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const MOST_CHUNKS = 10_000
/** Length, name and checksum. */
const FRAME = 12

export const isPng = (bytes: Uint8Array): boolean => SIGNATURE.equals(bytes.subarray(0, SIGNATURE.length))

/** The texts of a PNG by their keywords; of two with one keyword the first. Every chunk is checked. Throws `file_unreadable`. */
export function readPngTexts(bytes: Uint8Array): Map<string, string> {
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const texts = new Map<string, string>()
  let at = SIGNATURE.length
  for (let chunks = 0; chunks < MOST_CHUNKS; chunks++) {
    if (at + FRAME > png.length) throw damaged()
    const end = at + FRAME + png.readUInt32BE(at)
    if (end > png.length) throw damaged()
    const name = png.toString('latin1', at + 4, at + 8)
    if (crc32(png.subarray(at + 4, end - 4)) !== png.readUInt32BE(end - 4)) throw damaged()
    if (chunks === 0 && name !== 'IHDR') throw damaged()
    if (name === 'IEND') return texts
    if (name === 'tEXt') {
      const data = png.subarray(at + 8, end - 4)
      const zero = data.indexOf(0)
      const keyword = data.toString('latin1', 0, Math.max(zero, 0)).toLowerCase()
      if (zero > 0 && !texts.has(keyword)) texts.set(keyword, data.toString('latin1', zero + 1))
    }
    at = end
  }
  throw damaged()
}

const damaged = () => unreadable('This picture is damaged')
