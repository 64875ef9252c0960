import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { PACKAGE_FOLDER } from '#server/ground/own-files.ts'
import { kindsOf, sensesOf } from '#server/ground/wordnet/wordnet.ts'

/**
 * Icons of game-icons.net (their makers and license stand beside the file), packed by `scripts/pack-emblems.ts`: a line
 * for each with the nouns that it stands for, the first of them its name, and its outline in a square of 512.
 */
const FILE = 'server/engines/painter/sketch/emblems/emblems.txt.br'

/** A thing that can be engraved. */
export interface Emblem {
  /** 'a broom'. */
  name: string
  outline: string
  /** What is drawn, as its makers call it. */
  form: string
  /** How much a passage turns on it. */
  weight?: number
}

interface Entry {
  line: string
  /** Whether nearer kinds of what the noun means are drawn so: a collie is a dog. */
  isKind: boolean
}

let known: Map<string, Entry> | undefined

/** Entries of the file by their nouns, read when a scene first names a thing. */
function entries(): Map<string, Entry> {
  if (known) return known
  known = new Map()
  const lines = brotliDecompressSync(readFileSync(join(PACKAGE_FOLDER, FILE)))
    .toString('latin1')
    .split('\n')
  for (const line of lines)
    for (const noun of line.slice(0, line.indexOf('\t')).split('|')) {
      const word = noun.replace(/^\+|\*$/g, '').toLowerCase()
      if (!known.has(word)) known.set(word, { line, isKind: noun.endsWith('*') })
    }
  return known
}

/** The emblem of an entry, named as it was told where its own name is a word, too. */
function emblemOf({ line }: Entry, told?: string): Emblem {
  const [nouns = '', outline = ''] = line.split('\t')
  const [first = ''] = nouns.split('|')
  const own = first.replace(/^\+|\*$/g, '')
  const noun = told === undefined || /^\+| /.test(first) ? own : told
  const article = first.startsWith('+') ? '' : /^[aeiou]/i.test(noun) ? 'an ' : 'a '
  return { name: article + noun, form: own, outline }
}

/** How far a kind of beasts may be above one that is drawn as it: a collie is a dog. */
const NEAREST = 3

/** The emblem of a noun in its base form: its own, or that of a near kind of a beast. */
export function findEmblem(noun: string): Emblem | undefined {
  const own = entries().get(noun)
  if (own) return emblemOf(own, noun)
  const [sense] = sensesOf(noun, 'noun')
  if (sense?.field !== 'noun.animal') return undefined
  // A jaguar is a 'big cat', and what is drawn for 'cat' is none.
  const above = kindsOf(sense)
    .slice(0, NEAREST)
    .flatMap((kind) => kind.words.filter((word) => sensesOf(word, 'noun')[0] === kind))
    .map((word) => entries().get(word.replaceAll('_', ' ')))
    .find((entry) => entry?.isKind)
  return above && emblemOf(above)
}
