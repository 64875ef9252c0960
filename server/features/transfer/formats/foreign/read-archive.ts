import { unzipSync } from 'fflate'
import { AppError } from '#server/platform/app-error.ts'
import { unreadable } from '../unreadable.ts'

const MOST_ENTRIES = 5_000
const MOST_BYTES = 100_000_000
/** Text shrinks to a tenth; what shrinks to less than this was made to swell. */
const MOST_RATIO = 200

export const isArchive = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04

/** One file of a ZIP archive, unpacked alone; undefined where it is not there. Throws `file_unreadable`. */
export function readArchived(bytes: Uint8Array, name: string): { file?: Uint8Array; others: number } {
  let entries = 0
  let unpacked = 0
  try {
    const files = unzipSync(bytes, {
      filter: (entry) => {
        entries++
        unpacked += entry.originalSize
        const isSwollen = entry.originalSize > MOST_RATIO * Math.max(entry.size, 1_000)
        if (entries > MOST_ENTRIES || unpacked > MOST_BYTES || isSwollen)
          throw unreadable('This archive would unpack to more than can be taken in')
        return entry.name === name
      },
    })
    const file = files[name]
    return { ...(file && { file }), others: entries - (file ? 1 : 0) }
  } catch (error) {
    if (error instanceof AppError) throw error
    throw unreadable('This archive is damaged')
  }
}
