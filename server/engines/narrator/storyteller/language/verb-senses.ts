import { remembering } from '#server/ground/remembering.ts'
import { kindsOf, type Sense, sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { actByVerb, type ActName } from './acts.ts'
import type { KnownVerb, VerbForm } from './verb-forms.ts'

/** So general that whatever is done is a kind of it. */
const TOO_GENERAL = new Set(
  'move change be have act make get cause do exist express use begin start end stop become go interact play show raise keep hold give take live place set work'.split(
    ' ',
  ),
)
const MOST_SENSES = 3
const MOST_KINDS = 3
const MOST_KEPT = 3000

/** The act that an unlisted verb comes to: that of a word of the same sense, else of what it is a kind of. */
export const actOfSense = remembering((verb: string): ActName | undefined => {
  const senses = sensesOf(verb, 'verb').slice(0, MOST_SENSES)
  for (const sense of senses) {
    const act =
      actAmong(sense, verb) ??
      kindsOf(sense)
        .slice(0, MOST_KINDS)
        .map((kind) => actAmong(kind, verb))
        .find((each) => each)
    if (act) return act
  }
  // 'Straighten his tie': what is mostly done to something goes nowhere.
  const isDone = senses.filter(({ field }) => /contact|change|weather/.test(field)).length
  return senses[0] && !(senses[0].field === 'verb.motion' && isDone > 0)
    ? BY_FIELD[senses[0].field]
    : undefined
}, MOST_KEPT)

/** An act that one of these words is, as long as this is what the word mostly means. */
const actAmong = (sense: Sense, verb: string): ActName | undefined =>
  sense.words
    .filter(
      (word) => word !== verb && !TOO_GENERAL.has(word) && sensesOf(word, 'verb').slice(0, 2).includes(sense),
    )
    .map((word) => actByVerb.get(word.replaceAll('_', ' ')))
    .find((act) => act && !TOO_GENERAL.has(act))

/** What is left to go by where no known verb lies near. */
const BY_FIELD: Partial<Record<Sense['field'], ActName>> = {
  'verb.motion': 'go',
  'verb.consumption': 'eat',
  'verb.contact': 'touch',
  'verb.creation': 'make',
  'verb.emotion': 'feel',
  'verb.cognition': 'think',
}

const ENDINGS: [RegExp, VerbForm][] = [
  [/ing$/, 'ing'],
  [/ed$/, 'past'],
  [/s$/, 's'],
]

/** A word as a form of a verb that only WordNet has; none where it is rather a noun, an adjective or an adverb. */
export function verbOfSense(word: string): KnownVerb | undefined {
  const [sense] = sensesOf(word, 'verb')
  if (!sense) return undefined
  if (sense.words.includes(word)) return { lemma: word, form: 'base' }
  const form = ENDINGS.find(([ending]) => ending.test(word))?.[1]
  const lemma =
    form && sense.words.find((each) => stemOf(word).startsWith(each.replace(/e$/, '')) && !each.includes('_'))
  return form && lemma ? { lemma, form } : undefined
}

const stemOf = (word: string): string => word.replace(/(?:ing|ed|es|s)$/, '').replace(/(.)i$/, '$1y')

/** How many more senses a word has as a verb than as a noun or adjective. */
export const isRatherVerb = (word: string): boolean => {
  const verbs = sensesOf(word, 'verb').length
  return verbs > 0 && verbs >= sensesOf(word, 'noun').length && verbs > sensesOf(word, 'adj').length
}
