import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, brotliDecompressSync } from 'node:zlib'
import { PACKAGE_FOLDER } from '../own-files.ts'

/**
 * WordNet 3.1 of Princeton University (its license stands beside the file), packed by `scripts/pack-wordnet.ts`. First
 * the count of senses; then a line for each: field, words, numbers of its kinds, numbers of akin senses; then a line for
 * each word, sorted: the word, and the numbers of its senses by class, the most usual first. Numbers are of base 36.
 */
const FILE = join(PACKAGE_FOLDER, 'server/ground/wordnet/words.txt.br')

interface WordFile {
  senseCount: number
  /** The line of this number, senses first, then words. */
  line(at: number): string
  wordCount: number
}

let file: WordFile | undefined

/** Reads the file once, when it is first asked for. It stays one text, with the place of each line beside it. */
export const wordFile = (): WordFile => (file ??= open(brotliDecompressSync(readFileSync(FILE))))

/** Reads the file beside other work, before it is needed: then nobody waits for it later. */
export async function warmWordFile(): Promise<void> {
  if (file) return
  const unpacked = await promisify(brotliDecompress)(await readFile(FILE))
  file ??= open(unpacked)
}

const NEW_LINE = 10
/** No file has shorter lines on average. */
const LEAST_OF_A_LINE = 8

function open(unpacked: Buffer): WordFile {
  const ends = new Uint32Array(unpacked.length / LEAST_OF_A_LINE)
  let lines = -1 // the first one says how many senses there are
  for (let at = 0; at < unpacked.length; at++) if (unpacked[at] === NEW_LINE) ends[++lines] = at + 1
  const places = ends.slice(0, lines + 1)
  const text = unpacked.toString('latin1')
  const senseCount = Number(text.slice(0, places[0]))
  return {
    senseCount,
    wordCount: lines - senseCount,
    line: (at) => text.slice(places[at], places[at + 1]! - 1),
  }
}
