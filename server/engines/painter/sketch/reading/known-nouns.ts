import { remembering } from '#server/ground/remembering.ts'
import type { Field } from '#server/ground/wordnet/fields.ts'
import { kindsOf, sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { placeKinds } from '../lexicon/place-kinds.ts'
import type { ToldPlace } from '../scene-facts.ts'

const MOST_KEPT = 4000
const SEEN: ReadonlySet<Field> = new Set([
  'noun.artifact',
  'noun.object',
  'noun.location',
  'noun.plant',
  'noun.phenomenon',
  'noun.substance',
  'noun.animal',
  'noun.group',
])

/** From each word of a table to the name it stands under. */
export const byWord = <Name extends string>(table: Partial<Record<Name, string>>): Map<string, Name[]> => {
  const names = new Map<string, Name[]>()
  for (const [name, words] of Object.entries(table) as [Name, string][])
    for (const word of words.split(/\s+/)) names.set(word, [...(names.get(word) ?? []), name])
  return names
}

/** Names that a noun has in a table of kinds: its own, or those of the nearest kind, in its usual senses. */
export function namesIn<Name extends string>(
  noun: string,
  table: Map<string, Name[]>,
  senses: number,
  fields: ReadonlySet<Field> = SEEN,
): Name[] {
  const own = table.get(noun)
  if (own) return own
  const seen = sensesOf(noun, 'noun').filter(({ field }) => fields.has(field))
  // Only what a kind is called first: a ledge is called a shelf, too.
  return (
    seen
      .slice(0, senses)
      .flatMap((sense) => [sense, ...kindsOf(sense)])
      .map(({ words: [word = ''] }) => table.get(word))
      .find((names) => names !== undefined) ?? []
  )
}

const determiners = new Set(
  `the a an this that these those my your his her our their its one two three four five six every each another some both
  all any of on in at under over by with between among behind before beside from through into onto`.split(
    /\s+/,
  ),
)
/** Who is named thus acts: what follows is a verb. */
const subjects = new Set(['i', 'you', 'he', 'she', 'it', 'we', 'they', 'who'])
/** Most that a noun may stand behind the word that leads to it. */
const FARTHEST = 3

/** Whether somebody acts right before: 'he sands the letter' tells of no sand. */
export const isVerbAfter = (lead: readonly string[]): boolean => subjects.has(lead.at(-1) ?? '')

/** Whether a word stands where a noun does. */
export function isNoun(words: readonly string[], at: number): boolean {
  const lead = words.slice(Math.max(0, at - FARTHEST), at)
  return !isVerbAfter(lead) && (at === 0 || lead.some((word) => determiners.has(word)))
}

const places = byWord(placeKinds)

/** Places that a noun is a kind of: 'copse' → forest. */
export const placesOfKind = remembering(
  // A kind may be called by what is mostly something else.
  (noun: string): ToldPlace[] =>
    /^(?:brush|flat|hall|yard|drop|mine)$/.test(noun) ? [] : [...new Set(namesIn(noun, places, 1))],
  MOST_KEPT,
)

/** Parts of the body that are called as something else is: 'your palm', 'the bridge of her nose'. */
const OF_BODY =
  /^(?:your|his|her|my|their|its) (?:\w+ )?(?:palm|temple|sole|calf|nail|chest|bridge|crown|trunk|lash|heel|hand|station)$/
export const isOfBody = (words: readonly string[], at: number): boolean =>
  OF_BODY.test(words.slice(Math.max(0, at - 1), at + 1).join(' ')) ||
  OF_BODY.test(words.slice(Math.max(0, at - 2), at + 1).join(' '))
