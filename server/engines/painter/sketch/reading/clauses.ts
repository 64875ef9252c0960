import { plainText } from './plain-text.ts'
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

/** Words before which 's is 'is' or 'has'. */
const IS =
  /^(?:so|too|very|full|not|been|all|quite|as|still|the|an?|in|on|at|gone|here|there|silent|quiet|empty|dark|cold|hot|warm|busy)$/
/** A scene is read from this much of each text. */
const MAX_CHARACTERS = 12_000

/** What is said, written or thought, in single quotation marks or in italics. */
const QUOTED =
  /(?<![\p{L}\d])(?:['‘]|[*_]+)(?=\p{L})([^'‘’*_\n]*(?:['’]\p{L}[^'‘’*_\n]*)*[.,!?…—])(?:['’]|[*_]+)(?!\p{L})/gu
/** What only shows or tells of something; what follows its colon is not there. */
export const depictions =
  /^(?:map|stor(?:y|ie)|tale|picture|painting|photograph|photo|memory|dreams?|dreamt|song|news|rumour|model|legend|think|watercolour|drawing|letter|page|poem|write|wrote|read|postcard|prophecy|word)$/
/** Words after which a sentence tells of what is remembered, told of, compared with, meant to be or denied. */
const UNREAL =
  /\b(?:dream\w*|remember\w*|imagin\w+|never|nobody|no one|as (?:if|though|one|when|a child)|to (?:turn|build|find|reach|buy|sell|become|visit)|(?:tell|told|speak|spoke|talk\w*|think|thought|ask\w*|hear\w*|say|said|know\w*|promis\w+) (?:[\w']+ ){0,2}(?:about|of))\b/

/** Where the viewer acts again, and behind it the sentence is about what is there. */
const ANEW = /.*\b(?:and|but|then|until|when) (?:you|i|we)\b/
/** 'Nobody is there but the guard.' */
const EXCEPT = /\b(?:no one|nobody|nothing)\b.*\b(?:but|except|save)\b/

/** Whether words lead to what is not there. */
export const isUnreal = (lead: string): boolean => UNREAL.test(lead.replace(ANEW, '').replace(EXCEPT, ''))

/**
 * Reads a text as clauses. What is said aloud is set apart: people speak of places and things that are elsewhere.
 * A straight quotation mark opens and closes; a paragraph closes what was left open.
 */
export function clausesOf(text: string): Clause[] {
  const read = plainText(text.slice(0, MAX_CHARACTERS).replace(QUOTED, '“$1”'))
  const clauses: Clause[] = []
  let isSpoken = false
  for (const { 0: piece, index } of read.matchAll(/[“”"«»]|\n\s*\n|[^“”"«».!?;:\n]+/g)) {
    if (piece === '“' || piece === '«') isSpoken = true
    else if (piece === '”' || piece === '»') isSpoken = false
    else if (piece === '"') isSpoken = !isSpoken
    else if (piece.startsWith('\n')) isSpoken = false
    const written = writtenWords(piece)
    if (written.length === 0) continue
    const owners = new Set(
      written.flatMap((word, i) => (/(?:'s|s')$/.test(word) && !IS.test(written[i + 1] ?? '') ? [i] : [])),
    )
    const before = read[index - 1] === ':' ? (clauses.at(-1)?.words ?? []) : []
    const isShown =
      before.some((word) => depictions.test(word) || /^sa(?:y|id)$/.test(word)) ||
      UNREAL.test(before.join(' '))
    clauses.push({
      words: written.map(singular),
      owners,
      isSpoken: isSpoken || isShown,
      at: index / read.length,
    })
  }
  return clauses
}
