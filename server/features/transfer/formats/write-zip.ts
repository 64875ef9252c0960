import { pipeline, Readable } from 'node:stream'
import { promisify } from 'node:util'
import { crc32, createDeflateRaw, deflateRaw } from 'node:zlib'

const deflate = promisify(deflateRaw)

export interface ZipEntry {
  /** A path in ASCII, with slashes. */
  name: string
  bytes: Uint8Array
  /** Left as it is: for pictures, which are packed already, and for the first file of an EPUB. */
  isStored?: boolean
}
/** A file that nobody has whole: its sizes stand behind it. */
export interface StreamedZipEntry {
  name: string
  pieces: AsyncIterable<string | Uint8Array>
}

const STORED = 0
const DEFLATED = 8
const VERSION = 20
/** Flags: sizes stand behind the file, its name is UTF-8. */
const SIZES_BEHIND = 0x08
const UTF8_NAME = 0x800

/**
 * Packs files into a ZIP archive of 4 GB at most, one after the other. Each header of a file that came whole says its
 * sizes, and none stands behind it, so that readers which take an archive from its start understand it, as they must an EPUB.
 */
export async function* writeZip(
  entries: AsyncIterable<ZipEntry | StreamedZipEntry>,
): AsyncIterable<Uint8Array> {
  const directory: Buffer[] = []
  let at = 0
  for await (const entry of entries) {
    const name = Buffer.from(entry.name)
    const pack = 'pieces' in entry ? packStreamed(entry.pieces, name) : packWhole(entry, name)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    let packed = await pack.next()
    for (; !packed.done; packed = await pack.next()) {
      at += packed.value.length
      yield packed.value
    }
    directory.push(Buffer.concat([madeBy, packed.value, place, name]))
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

const madeBy = Buffer.from([0x50, 0x4b, 0x01, 0x02, VERSION, 0])
const localHeader = (facts: Buffer, name: Buffer): Buffer =>
  Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, name])

/** A file with its header; returns its facts for the directory. */
type PackedEntry = AsyncGenerator<Uint8Array, Buffer>

async function* packWhole({ bytes, isStored = false }: ZipEntry, name: Buffer): PackedEntry {
  const packed = isStored ? bytes : await deflate(bytes)
  const sizes = { sum: crc32(bytes), packed: packed.length, size: bytes.length }
  const facts = factsOf({ ...sizes, flags: 0, method: isStored ? STORED : DEFLATED, name })
  yield localHeader(facts, name)
  yield packed
  return facts
}

async function* packStreamed(pieces: StreamedZipEntry['pieces'], name: Buffer): PackedEntry {
  const flags = SIZES_BEHIND | UTF8_NAME
  const seen = { sum: 0, packed: 0, size: 0 }
  yield localHeader(factsOf({ ...seen, flags, method: DEFLATED, name }), name)
  async function* counted() {
    for await (const piece of pieces) {
      const bytes = Buffer.from(piece)
      seen.sum = crc32(bytes, seen.sum)
      seen.size += bytes.length
      yield bytes
    }
  }
  const deflated = createDeflateRaw()
  // What goes wrong is thrown where it is read.
  pipeline(Readable.from(counted()), deflated, () => {})
  for await (const piece of deflated as AsyncIterable<Buffer>) {
    seen.packed += piece.length
    yield piece
  }
  const facts = factsOf({ ...seen, flags, method: DEFLATED, name })
  yield Buffer.concat([Buffer.from('PK\x07\x08', 'latin1'), facts.subarray(SUM_AT, NAME_AT)])
  return facts
}

interface EntryFacts {
  sum: number
  packed: number
  size: number
  flags: number
  method: number
  name: Buffer
}

/** The fields that both headers of a file have in the same order: from the version that unpacks it to the length of its name. */
function factsOf({ sum, packed, size, flags, method, name }: EntryFacts): Buffer {
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(VERSION, 0)
  facts.writeUInt16LE(flags, 2)
  facts.writeUInt16LE(method, 4)
  facts.writeUInt32LE(EARLIEST_DAY, 6)
  facts.writeUInt32LE(sum, SUM_AT)
  facts.writeUInt32LE(packed, 14)
  facts.writeUInt32LE(size, 18)
  facts.writeUInt16LE(name.length, NAME_AT)
  return facts
}

const SUM_AT = 10
const NAME_AT = 22
/** 1980-01-01, so that the same story makes the same bytes. */
const EARLIEST_DAY = 0x00210000
