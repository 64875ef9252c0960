import { singular, writtenWords } from '../word-finder.ts'

/** A piece of a text between two stops, and whether somebody says it aloud. */
export interface Clause {
  words: string[]
  /** Which of the words own what follows them: 'the keeper’s lamp'. */
  owners: ReadonlySet<number>
  isSpoken: boolean
  /** Where in the text it begins: 0 at its start, 1 at its end. */
  at: number
}

/** A scene is read from this much of each text. */
const MAX_CHARACTERS = 12_000

/**
 * Reads a text as clauses. What is said aloud is set apart: people speak of places and things that are elsewhere.
 * A straight quotation mark opens and closes; a paragraph closes what was left open.
 */
export function clausesOf(text: string): Clause[] {
  const read = text.slice(0, MAX_CHARACTERS)
  const clauses: Clause[] = []
  let isSpoken = false
  for (const { 0: piece, index } of read.matchAll(/[“”"«»]|\n\s*\n|[^“”"«».!?;:\n]+/g)) {
    if (piece === '“' || piece === '«') isSpoken = true
    else if (piece === '”' || piece === '»') isSpoken = false
    else if (piece === '"') isSpoken = !isSpoken
    else if (piece.startsWith('\n')) isSpoken = false
    const written = writtenWords(piece)
    if (written.length === 0) continue
    const owners = new Set(written.flatMap((word, i) => (/(?:'s|s')$/.test(word) ? [i] : [])))
    clauses.push({ words: written.map(singular), owners, isSpoken, at: index / read.length })
  }
  return clauses
}
