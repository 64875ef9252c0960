import { genderOfFirstName } from '#server/ground/first-names/first-names.ts'
import type { Token } from '#server/ground/grammar/parse-sentence.ts'
import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { townsAndLands } from '../lexicon/towns-and-lands.ts'
import { singular } from '../word-finder.ts'
import { caseOf, childrenOf, firstInRow } from './told-trees.ts'

export const TITLES: ReadonlySet<string> = new Set(
  `mr mrs ms miss dr doctor sir lady lord prince princess king queen captain old young little big aunt uncle cousin signor
   signora monsieur madame mademoiselle mevrouw mijnheer frau herr senor senora don dona father mother brother sister corporal commander director
   chancellor senator agent judge inspector colonel major general master mistress bishop sheriff constable minister
   ambassador sergeant lieutenant professor nurse comte ser widow bosun chef brigadier grandpa grandma granny madam reverend dame`.split(
    /\s+/,
  ),
)

export const hasDeterminer = (tokens: readonly Token[], at: number): boolean =>
  !TITLES.has(tokens[at]!.word.toLowerCase()) &&
  childrenOf(tokens, at).some(
    (i) =>
      /^(?:det|nmod:poss)$/.test(tokens[i]!.label) &&
      !childrenOf(tokens, at).some((j) => TITLES.has(tokens[j]!.word.toLowerCase())),
  )

/** Whether a name is that of an inn or a ship: 'the Gilded Griffin'. */
export const isHouseName = (tokens: readonly Token[], at: number): boolean =>
  [tokens[at]!, tokens[at - 1]].every((each) => each !== undefined && /^\p{Lu}/u.test(each.word)) &&
  /^the$/i.test(tokens[at - 2]?.word ?? '') &&
  !TITLES.has(tokens[at - 1]!.word.toLowerCase()) &&
  tokens[at - 1]!.tag !== 'NOUN'

/** 'Ilse waits' and 'in the office Ilse waits', where the verb is read as a noun or the name as the office's. */
export const isSubjectOfNoun = (tokens: readonly Token[], at: number): boolean => {
  const { label, head } = tokens[at]!
  const next = tokens[at + 1]
  if (label === 'appos') return next?.tag === 'VERB' && next.form !== 'VBN' && tokens[head]!.label === 'obl'
  return (
    label === 'compound' &&
    head === at + 1 &&
    next?.form === 'NNS' &&
    sensesOf(singular(next.word.toLowerCase()), 'verb').length > 0
  )
}

/** The words of a name, as they stand. */
export const nameParts = (tokens: readonly Token[], at: number): number[] =>
  [
    at,
    ...childrenOf(tokens, at).filter(
      (i) =>
        /^(?:flat|compound|nmod:desc|appos)$/.test(tokens[i]!.label) &&
        tokens[i]!.tag === 'PROPN' &&
        Math.abs(i - at) < 4,
    ),
  ].sort((a, b) => a - b)

/** Prepositions before a name that is a place's as often. */
const OF_PLACE =
  /^(?:in|at|on|of|from|through|into|near|over|aboard|outside|across|above|below|till|until|past|beyond|via)$/

const CALENDAR =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter)$/
export const isOfCalendar = (name: string): boolean => CALENDAR.test(name)
const PREPOSITION =
  /^(?:towards?|amid|amidst|among|amongst|beneath|underneath|along|alongside|across|against|around|behind|below|besides?|between|beyond|despite|during|except|inside|near|onto|outside|past|since|throughout|under|until|unlike|upon|via|within|without|whatever|whoever|whenever|perhaps|maybe|somehow|meanwhile|instead|otherwise|anyway|neither|either|yes|oh)$/
/** A capital word that has a meaning of its own and is no name: a place, a day, a ship. */
export const isCommon = (name: string): boolean => {
  if (isOfCalendar(name) || PREPOSITION.test(name) || townsAndLands.has(name)) return true
  // 'Venetian blinds', 'Opposite, a farmer reads'.
  if (sensesOf(name, 'adj').length > 0 || /(?:[^i]ian|ese|ish)$/.test(name)) return true
  const all = [...sensesOf(name, 'noun'), ...sensesOf(singular(name), 'noun')]
  const [first] = all
  return (
    first !== undefined && (first.field !== 'noun.person' || all.some(({ field }) => field === 'noun.animal'))
  )
}

export const sexOfTitle = (title: string | undefined): 'woman' | 'man' | undefined =>
  title === undefined
    ? undefined
    : /^(?:mrs|ms|miss|lady|princess|queen|aunt|signora|madame|mademoiselle|mevrouw|frau|senora|dona|mother|sister|mistress|widow|grandma|granny|madam|dame)$/.test(
          title,
        )
      ? 'woman'
      : /^(?:mr|sir|lord|prince|king|uncle|signor|monsieur|mijnheer|herr|senor|don|father|brother|bishop|comte|ser|grandpa|brigadier|reverend)$/.test(
            title,
          )
        ? 'man'
        : undefined

/** The last word of a street's or a house's name. */
export const isPlaceNoun = (name: string): boolean =>
  /^(?:street|road|avenue|lane|square|hill|hall|house|court|row|close|inn|bridge|park|day|night|eve|week|mass|station|bay|island|river|creek|fork|town|city|valley)$/.test(
    name,
  )

/** 'A girl of fifteen or so' is nearly grown. */
export const isTeen = (tokens: readonly Token[], at: number): boolean =>
  /^(?:of|aged|who is|,) (?:about |maybe |perhaps |some |not more than )?(?:thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|1[3-9])\b/.test(
    tokens
      .slice(at + 1, at + 6)
      .map(({ word }) => word.toLowerCase())
      .join(' '),
  ) || /^(?:teenage|teenaged|adolescent)$/i.test(tokens[at - 1]?.word ?? '')

/** Verbs and nouns of going, after which a name behind 'to' is a place's: 'the last train to Kessel'. */
const GOES =
  /^(?:go|come|ride|drive|sail|walk|travel|return|get|lead|run|head|fly|move|send|road|way|train|bus|ship|boat|ferry|ticket|journey|trip|path|flight|coach|letter|war|line|tram)$/

export const isPlaceName = (tokens: readonly Token[], at: number): boolean => {
  // 'Saint Brannoc's has no roof.'
  if (/^(?:saint|st\.?)$/i.test(tokens[at - 1]?.word ?? '')) return true
  if (/^(?:in|from|near|into)$/i.test(tokens[at - 1]?.word ?? '')) return true
  const first = firstInRow(tokens, at)
  const preposition = caseOf(tokens, at) || caseOf(tokens, first)
  return (
    OF_PLACE.test(preposition) ||
    (/^(?:to|for|toward|towards)$/.test(preposition) && GOES.test(tokens[tokens[first]!.head]?.lemma ?? ''))
  )
}

/** The sex of whose first name it mostly is. */
export function sexOfFirstName(name: string): 'woman' | 'man' | undefined {
  const gender = /^(?:mum|mummy|mom|mommy|mam|mama|ma|nan|nana|gran|auntie)$/.test(name)
    ? 'f'
    : /^(?:dad|daddy|pa|papa|pop|grandad|granddad|gramps)$/.test(name)
      ? 'm'
      : genderOfFirstName(name)
  return gender && (gender === 'f' ? 'woman' : 'man')
}

/** The same, by its ending where no list has it: of somebody who surely is one, since towns end so, too. */
export const likelySexOf = (name: string): 'woman' | 'man' | undefined =>
  sexOfFirstName(name) ??
  (name.length > 3 && !/(?:ya|sha|shka)$/.test(name) && /(?:[^aeiou]a|ia|ette|elle|lyn)$/i.test(name)
    ? 'woman'
    : undefined)
