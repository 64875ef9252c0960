import type { Token } from '#server/ground/grammar/parse-sentence.ts'
import { isKindOf, sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { personWords } from '../lexicon/people-and-things.ts'
import { phrasesIn } from '../word-finder.ts'

const NAME = String.raw`(?<name>\p{Lu}[\p{L}’'-]+)`
const NOUN = String.raw`(?<noun>\p{Ll}+)`
/** Ways in which a story says of whom a name is: 'a goose called Brutus', 'Brutus is a goose', 'your dog, Biscuit'. */
const ways = [
  String.raw`\b${NOUN} (?:(?:is|was) )?(?:called|named) ${NAME}`,
  String.raw`\b${NAME}(?:,| is| was) (?:an?|the|your|my|our|his|her|their) (?:\p{L}+ ){0,2}${NOUN}(?=[,.;!?]| (?:who|that|with|of)\b)`,
  String.raw`\b(?:[Mm]y|[Yy]our|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir) (?:\p{Ll}+ ){0,2}?${NOUN},? ${NAME}`,
].map((way) => new RegExp(way, 'gu'))

/** Names, in lower case, of beasts and of beings that never were, of whom there is no figure. */
export const beastNames = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts.flatMap((text) =>
      ways.flatMap((way) =>
        [...text.matchAll(way)]
          .filter(({ groups }) => isBeast(groups!.noun!))
          .map(({ groups }) => groups!.name!.toLowerCase()),
      ),
    ),
  )

/** Whether a noun calls a beast, a machine or a being of tales: nobody of whom there is a figure. */
const isBeast = (noun: string): boolean =>
  MADE.test(noun) || isKindOf(noun, 'machine') || isAnimal(noun) || isFabulous(noun)

/** Whether a noun mostly calls an animal; a queen is one of bees only in the dictionary. */
export const isAnimal = (noun: string): boolean =>
  sensesOf(noun, 'noun')[0]?.field === 'noun.animal' && !phrasesIn(personWords).has(noun)
const MADE =
  /^(?:robot|android|droid|drone|machine|engine|computer|car|truck|van|ship|boat|statue|puppet|marionette|doll|thing|creature|shape)$/

/** What only beasts and machines have, as something somebody does with it or as what is told of it: 'her beak almost touches', 'his fur has gone grey'. */
const PART =
  /^(?:paw|claw|tail|muzzle|snout|beak|wing|hoof|mane|whisker|antler|tusk|feather|hackle|fang|talon|forefoot|forepaw|haunch|feeler|antenna|tentacle|plumage|pelt|flipper|trotter|fur|shell|fin|scale|forefeet|chassis|casing|circuit|servo|rotor)$/
/** What is done to somebody else's. */
const TOUCH =
  /^(?:stroke|pat|touch|take|hold|grab|pull|catch|see|grip|scratch|rub|comb|brush|bury|cling|feel|watch|seize|examine|clip|bind|hide|wear|button)$/

/** Of whom a sentence tells that they are carved or sewn: 'he is carved of lime wood'. */
export const madeIn = (tokens: readonly Token[]): ('woman' | 'man')[] =>
  tokens.flatMap(({ label, head, word }) =>
    label === 'nsubj:pass' &&
    /^s?he$/i.test(word) &&
    /^(?:carve|whittle|sculpt|stuff|knit|sew|mould|chisel)$/.test(tokens[head]!.lemma)
      ? [/^s/i.test(word) ? ('woman' as const) : ('man' as const)]
      : [],
  )

/** Where a sentence tells of somebody by a beast's parts: places of its 'his', 'her' or name. */
export const beastlyIn = (tokens: readonly Token[]): number[] =>
  tokens.flatMap(({ label, head }, at) => {
    if (label !== 'nmod:poss' || /^(?:its|your|my|their|our)$/i.test(tokens[at]!.word)) return []
    const { word, lemma, label: role, head: verb } = tokens[head]!
    const isDone = role === 'obj' && TOUCH.test(tokens[verb]?.lemma ?? '')
    return PART.test(lemma.toLowerCase()) && word !== 'tails' && role !== 'compound' && !isDone ? [at] : []
  })

/** Whether a noun calls a being of tales: the dictionary has it among people, and it is none. */
export const isFabulous = (noun: string): boolean =>
  sensesOf(noun, 'noun')[0]?.field === 'noun.person' && !isKindOf(noun, 'person')

/** Whether a word of a sentence is a beast's or a machine's. */
export const isOfBeast = (token?: Token): boolean =>
  token?.tag === 'NOUN' && isBeast(token.lemma.toLowerCase())

/** What a sentence, up to a word of it, was last about. */
export const subjectBefore = (tokens: readonly Token[], at = tokens.length): Token | undefined =>
  tokens.slice(0, at).findLast(({ label, tag }) => label === 'nsubj' && /^(?:NOUN|PROPN)$/.test(tag))
