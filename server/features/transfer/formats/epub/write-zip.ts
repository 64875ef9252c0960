import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'

const deflate = promisify(deflateRaw)

export interface ZipEntry {
  /** A path in ASCII, with slashes. */
  name: string
  bytes: Uint8Array
  /** Left as it is: for pictures, which are packed already, and for the first file of an EPUB. */
  isStored?: boolean
}

const STORED = 0
const DEFLATED = 8
const VERSION = 20

/**
 * Packs files into a ZIP archive, one after the other. Each header says the sizes of its file, and none stands behind
 * it, so that readers which take an archive from its start understand it, as they must an EPUB.
 */
export async function* writeZip(entries: AsyncIterable<ZipEntry>): AsyncIterable<Uint8Array> {
  const directory: Buffer[] = []
  let at = 0
  for await (const { name, bytes, isStored = false } of entries) {
    const packed = isStored ? bytes : await deflate(bytes)
    const facts = factsOf({ bytes, packed, isStored, name })
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, Buffer.from(name)])
    const madeBy = Buffer.from([0x50, 0x4b, 0x01, 0x02, VERSION, 0])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    directory.push(Buffer.concat([madeBy, facts, place, Buffer.from(name)]))
    yield local
    yield packed
    at += local.length + packed.length
  }
  const whole = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(whole.length, 12)
  end.writeUInt32LE(at, 16)
  yield whole
  yield end
}

/** The fields that both headers of a file have in the same order: from the version that unpacks it to the length of its name. */
function factsOf({ bytes, packed, isStored, name }: Required<ZipEntry> & { packed: Uint8Array }): Buffer {
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(VERSION, 0)
  facts.writeUInt16LE(isStored ? STORED : DEFLATED, 4)
  facts.writeUInt32LE(EARLIEST_DAY, 6)
  facts.writeUInt32LE(crc32(bytes), 10)
  facts.writeUInt32LE(packed.length, 14)
  facts.writeUInt32LE(bytes.length, 18)
  facts.writeUInt16LE(Buffer.byteLength(name), 22)
  return facts
}

/** 1980-01-01, so that the same story makes the same bytes. */
const EARLIEST_DAY = 0x00210000
