import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { remembering } from '#server/ground/remembering.ts'
import { PACKAGE_FOLDER } from '#server/ground/own-files.ts'
import { isKindOf, kindsOf, type Sense, senseAt, sensesOf } from '#server/ground/wordnet/wordnet.ts'

/**
 * Icons of game-icons.net (their makers and license stand beside the file), packed by `scripts/pack-emblems.ts`: a line
 * for each with the nouns that it stands for, the first of them its name, and its outline in a square of 512.
 */
const FILE = 'server/engines/painter/sketch/emblems/emblems.txt.br'

/** A thing that can be engraved. */
export interface Emblem {
  /** 'a broom'. */
  name: string
  /** What it was found by. */
  noun: string
  outline: string
  /** What is drawn, as its makers call it. */
  form: string
  stuff: Stuff
  /** Whether it is larger than people, or stands on the ground beside them. */
  isLarge: boolean
  /** How much a passage turns on it. */
  weight?: number
}
type Stuff = 'beast' | 'plant' | 'food' | 'cloth' | 'paper' | 'ware'

const MOST_KEPT = 1000

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
  const kind = simple(told ?? own)
  return {
    name: article + noun,
    noun: kind,
    form: own,
    outline,
    ...substanceOf(kind),
  }
}

/** 'Hot-air balloon' as the dictionary has it, or by its last word. */
const simple = (noun: string): string =>
  sensesOf(noun, 'noun').length > 0 ? noun : noun.slice(noun.lastIndexOf(' ') + 1)

/** What a thing is made of, and its size. */
const substanceOf = remembering(
  (noun: string): Pick<Emblem, 'stuff' | 'isLarge'> => ({ stuff: stuffOf(noun), isLarge: isLargeKind(noun) }),
  MOST_KEPT,
)

function stuffOf(noun: string): Stuff {
  const is = (...kinds: string[]) => kinds.some((kind) => isKindOf(noun, kind))
  if (is('animal')) return 'beast'
  if (isKindOf(noun, 'flower', 'noun', 3) || noun === 'rose') return 'cloth'
  if (is('plant', 'plant organ', 'vegetation')) return 'plant'
  if (is('food', 'foodstuff', 'fruit', 'vegetable')) return 'food'
  if (is('clothing', 'cloth covering', 'fabric', 'footwear', 'bedclothes')) return 'cloth'
  return is(
    'writing',
    'publication',
    'letter',
    'paper',
    'sheet',
    'representation',
    'playing card',
    'envelope',
  )
    ? 'paper'
    : 'ware'
}

const isLargeKind = (noun: string): boolean =>
  !isKindOf(noun, 'toy') &&
  ((isKindOf(noun, 'tree', 'noun', 2) && !isKindOf(noun, 'fruit')) ||
    LARGE.some((kind) => isKindOf(noun, kind))) &&
  !SMALL.some((kind) => isKindOf(noun, kind))
const LARGE = `
  structure, vehicle, craft, tree, furniture, ungulate, bear, big cat, whale, elephant,
  camel, horse, geological formation, wave, door, piano, gun carriage, bathtub, throne,
  coffin, wolf, dragon, furnace, fireplace, pipe organ, vending machine, steam engine,
  cannon, ladder, well, sail, boulder, standing stone, column, planet, sun, swing door,
  refrigerator, scarecrow, tent, palm, anchor`
  .trim()
  .split(/,\s*/)
const SMALL = [
  'lamb',
  'kid',
  'model',
  'birdcage',
  'cage',
  'shell',
  'trap',
  'snare',
  'roller skate',
  'skate',
  'sled',
  'ski',
]

const CONCRETE = /^noun\.(?:artifact|animal|plant|food|object)$/
/** Farthest kind of a thing whose picture is still true of it, and how many things a kind may name at most. */
const NEAREST = 3

/** The emblem of a noun in its base form: its own, that of another word for the same, or that of a near kind of it. */
export function findEmblem(noun: string): Emblem | undefined {
  const own = entries().get(noun)
  if (own) return emblemOf(own, noun)
  const [sense] = sensesOf(noun, 'noun')
  if (!sense || !CONCRETE.test(sense.field)) return undefined
  const same = entryOf(sense)
  if (same) return emblemOf(same)
  const above = kindsOf(sense)
    .slice(0, NEAREST)
    .map(entryOf)
    .find((entry) => entry?.isKind)
  return above && emblemOf(above)
}

/** The entry of a noun that means this before anything else that can be seen. */
const entryOf = (sense: Sense): Entry | undefined =>
  sense.words
    .map((word) => word.replaceAll('_', ' '))
    .filter((word) => sensesOf(word, 'noun').find(({ field }) => CONCRETE.test(field)) === senseAt(sense.id))
    .map((word) => entries().get(word))
    .find((entry) => entry !== undefined)
