import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
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
export function wordFile(): WordFile {
  file ??= open(brotliDecompressSync(readFileSync(FILE)).toString('latin1'))
  return file
}

function open(text: string): WordFile {
  const start = text.indexOf('\n') + 1
  const senseCount = Number(text.slice(0, start))
  const begins: number[] = []
  for (let at = start; at > 0 && at < text.length; at = text.indexOf('\n', at) + 1) begins.push(at)
  const places = Uint32Array.from([...begins, text.length])
  return {
    senseCount,
    wordCount: begins.length - senseCount,
    line: (at) => text.slice(places[at], places[at + 1]! - 1),
  }
}
