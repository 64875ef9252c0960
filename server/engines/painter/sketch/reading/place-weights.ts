import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { PACKAGE_FOLDER } from '#server/ground/own-files.ts'
import { type Evidence, isRoofed, rivals } from './place-evidence.ts'
import { signNames } from './place-signs.ts'

/**
 * What `scripts/learn-places.ts` learned. Lines of names and numbers: the rivals, the weight of each sign, the weight of
 * each rival by itself, the weights by which a place is trusted; then for each word the rivals that it speaks for or against, as `number:weight`. The last number is
 * that of all places with a roof.
 */
export const WEIGHTS_FILE = 'server/engines/painter/sketch/reading/place-weights.txt.br'
/** Name of all places with a roof. */
export const ROOF = 'roof'
/** Numbers of the file that make 1. */
export const FINE = 16

interface PlaceWeights {
  signs: readonly number[]
  /** For each rival of the file, its number among `rivals`. */
  numbers: readonly number[]
  alone: readonly number[]
  trust: readonly number[]
  words: ReadonlyMap<string, string>
}

let known: PlaceWeights | undefined

/** Reads the file when a place is first asked for. */
function placeWeights(): PlaceWeights {
  if (known) return known
  const text = brotliDecompressSync(readFileSync(join(PACKAGE_FOLDER, WEIGHTS_FILE))).toString()
  const [names = '', signs = '', alone = '', trust = '', ...words] = text.split('\n')
  const bySign = new Map(signs.split(' ').map((each) => each.split(':') as [string, string]))
  known = {
    signs: signNames.map((name) => Number(bySign.get(name) ?? 0)),
    numbers: names.split(' ').map((name) => (rivals as readonly string[]).indexOf(name)),
    alone: alone.split(' ').map(Number),
    trust: trust.split(' ').map(Number),
    words: new Map(words.map((line) => line.split('\t') as [string, string])),
  }
  return known
}

/** Weights of what tells whether the likeliest place is right. */
export const trustWeights = (): readonly number[] => placeWeights().trust

/** How likely each rival is by what was learned, in the order of `rivals`. */
export function weighPlaces({ words, signs }: Evidence): number[] {
  const { signs: weights, numbers, alone, words: learned } = placeWeights()
  const scores = rivals.map((_, i) =>
    (signs[i] ?? []).reduce((sum, value, sign) => sum + value * weights[sign]!, 0),
  )
  for (const [at, number] of numbers.entries()) if (number >= 0) scores[number]! += alone[at] ?? 0
  let roof = 0
  for (const [word, value] of words)
    for (const pair of learned.get(word)?.split(' ') ?? []) {
      const [at, weight] = pair.split(':')
      const spoken = (value * Number(weight)) / FINE
      const number = numbers[Number(at)]!
      if (number >= 0) scores[number]! += spoken
      else if (Number(at) === numbers.length - 1) roof += spoken
    }
  return likelihoods(
    scores.map((score, i) => (signs[i] ? score + (isRoofed[i] ? roof : 0) : Number.NEGATIVE_INFINITY)),
  )
}

/** Numbers that sum up to 1, the greater the greater the score. */
export function likelihoods(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const grown = scores.map((score) => Math.exp(score - most))
  const sum = grown.reduce((all, each) => all + each, 0)
  return grown.map((each) => each / sum)
}
