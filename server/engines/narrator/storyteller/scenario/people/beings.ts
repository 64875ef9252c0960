import { isKindOf, sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { isAnimalNoun } from '../../language/being-nouns.ts'
import { isVehicleNoun } from '../../language/noun-kinds.ts'
import { singularOf } from '../../language/phrase-end.ts'
import { isFirstName } from '../../language/tagger.ts'
import { isGivenName, isPersonWord, isRelation, isRole } from '../roles.ts'
import { isPlaceOnMaps } from '../typed-capitals.ts'
import { hostile, killing, tending } from './verbs.ts'
import { caseOf, childOf, type Node } from './parsed-text.ts'
import { DAYS } from './days.ts'
import { type Phrase, prepositionOf } from './phrase.ts'

const NOBODY = /^(?:no|any|every|each|whatever|which|what)$/
const WHERE =
  /^(?:in|at|on|near|aboard|into|onto|through|across|around|beyond|over|inside|outside|toward|towards|off|between|within|via|along|throughout|orbiting|above|below|till|until|since|during)$/
/** Whether a phrase with a common noun is of somebody: 'my cousin', 'the wolf'. */
export function isBeingPhrase({
  noun,
  head,
  determiner,
  possessive,
  owner,
  name,
  adjectives,
  isPlural,
  amount,
}: Phrase): boolean {
  if (!noun) return false
  // 'A raccoon wears my dress': no fur does.
  const isBeast = head.label.startsWith('nsubj') && isKindOf(singularOf(noun.plain), 'animal', 'noun', 2)
  // 'The painter's model Simonetta'.
  const isNamed =
    name !== undefined &&
    (isFirstName(name.split(' ')[0]!) || head.label.startsWith('nsubj')) &&
    sensesOf(singularOf(noun.plain), 'noun').some(({ field }) => field === 'noun.person')
  if (!isRole(noun.plain) && !isBeast && !isNamed) return false
  if (NOBODY.test(determiner ?? '')) return false
  const preposition = caseOf(head)
  if (/^(?:as|like|than)$/.test(preposition ?? '') && !name) return false
  if (/^(?:compound|amod|vocative)$/.test(head.label) && head === noun && !name) return false
  // 'I have a crush on the drummer'.
  if (/^(?:crush|love)$/.test(noun.lemma) && head.label === 'obj' && !name) return false
  if (noun.lemma === 'shadow' && !head.label.startsWith('nsubj') && !name) return false
  // 'She eats people', 'a school for ghosts': any of the kind.
  const isBare = isPlural && determiner === undefined && possessive === undefined && amount === undefined
  // 'Scared of animals'.
  if (isBare && !name && preposition === 'of' && head.head?.tag === 'ADJ') return false
  if (
    isBare &&
    !name &&
    /^(?:obj|nmod|obl)/.test(head.label) &&
    !/^(?:by|with|from|against|of)$/.test(preposition ?? '') &&
    !(head.label === 'obj' && tending.test(head.head?.lemma ?? ''))
  )
    return false
  // 'In love': no one.
  if (
    !name &&
    !isPlural &&
    determiner === undefined &&
    owner === undefined &&
    !noun.isCapital &&
    amount === undefined &&
    !isPersonWord(singularOf(noun.plain))
  )
    return false
  if (isVehicleNoun(noun.plain) && preposition && WHERE.test(preposition)) return false
  if (isAnimalNoun(noun.plain) && !name && (adjectives.includes('dead') || isHandled(head, determiner)))
    return false
  return true
}

/** 'Takes a lamb', 'sends a fish': a beast as goods. */
const isHandled = ({ label, head }: Node, determiner: string | undefined): boolean =>
  label === 'obj' &&
  /^an?$/.test(determiner ?? 'a') &&
  head !== undefined &&
  /^(?:send|take|eat|give|cook|sell|buy|catch|bake|fry|steal|serve)$/.test(head.lemma)

/** What the places of a name in the sentences tell: above nought for somebody, below for a place, a day, a thing. */
function evidence(phrase: Phrase): number {
  if (NOBODY.test(phrase.determiner ?? '')) return -3
  const { name = '', determiner } = phrase
  // 'In 1620s Goa', 'the river Styx': a place.
  const before = (phrase.words.find(({ isCapital }) => isCapital) ?? phrase.head).before?.plain ?? ''
  if (
    /^(?:\d{3,4}s?|river|lake|sea|mount|mountain|island|planet|street|hotel)$/.test(before) ||
    (isVehicleNoun(before) && !isPersonWord(before))
  )
    return -3
  // 'June and April': the second as the first.
  const first = phrase.head
  const head = first.label === 'conj' && first.head?.tag === 'PROPN' ? first.head : first
  const preposition = prepositionOf(phrase)
  const verb = head.head
  if (head.label.startsWith('nsubj') && verb)
    return /^(?:VERB|ADJ)$/.test(verb.tag)
      ? isOfMind(verb) || killing.test(verb.lemma) || hostile.test(verb.lemma)
        ? 3
        : 1
      : // 'A broken-down Fiat in the middle': nothing is told of it.
        verb.children.some(({ label }) => /^(?:cop|aux)/.test(label))
        ? 1
        : 0
  if (/^nmod:poss$/.test(head.label) && verb)
    return verb.isCapital ? -2 : isRole(verb.lemma) || isKindOf(verb.lemma, 'body_part') ? 3 : 1
  if (preposition && WHERE.test(preposition)) return -2
  if (preposition === 'to')
    return verb && (isMotion(verb) || !isFirstName(name.split(' ')[0]!)) && !isOfMind(verb) ? -2 : 1
  if (preposition === 'of')
    return verb && determiner !== 'the' && (isRelation(verb.lemma) || isGivenName(name.split(' ')[0]!))
      ? 1
      : -1
  if (preposition === 'for' && verb?.lemma === 'work') return name.includes(' ') ? -1 : 1
  if (/^(?:by|with|against|for|about|after|behind|beside)$/.test(preposition ?? '')) return 1
  if (phrase.isBesideHero) return 2
  // A name before a verb, whatever its arc.
  if (/^(?:flat|compound|appos)$/.test(head.label) && phrase.isBeforeVerb) return 1
  if (head.label === 'obj' && determiner === 'the') return 0
  if (head.label === 'obj' && /^(?:reach|enter|inhabit)$/.test(verb?.lemma ?? ''))
    return isGivenName(name) ? 1 : -2
  if (preposition === undefined && /^(?:obl|nmod)/.test(head.label)) return 1
  if (/^(?:obj|iobj|conj|appos|vocative|xcomp)$/.test(head.label)) return 1
  return 0
}

/** Only who has a mind does so: thinks, says, fears, sees. */
const isOfMind = (verb: Node): boolean =>
  /^verb\.(?:cognition|communication|emotion|perception|social)$/.test(
    sensesOf(verb.lemma, 'verb')[0]?.field ?? '',
  ) || childOf(verb, /^xcomp$/)?.tag === 'VERB'

const isMotion = (verb: Node): boolean =>
  /^verb\.motion$/.test(sensesOf(verb.lemma, 'verb')[0]?.field ?? '') ||
  /^(?:send|bring|take|move|way|road|trip|journey|come)$/.test(verb.lemma)

const isOfGroup = (word: string): boolean =>
  /^(?:corp|corporation|inc|industries|syndicate|company|cartel|clan|gang|brothers|guild|group|riders|raiders|family|order|brotherhood|mafia)$/i.test(
    word,
  )

/** Whether the name is of a company, a gang or a family. */
export const isGroupName = (name: string): boolean => isOfGroup(name.split(' ').at(-1)!)

const isThingWord = (word: string): boolean =>
  [
    'structure',
    'facility',
    'institution',
    'establishment',
    'location',
    'organization',
    'vehicle',
    'event',
    'body_of_water',
    'geological_formation',
    'land',
    'way',
    'shop',
  ].some((kind) => isKindOf(word, kind))

/** Whether a bare name is somebody's, by all its places in the text. */
export function isBeingName(name: string, phrases: Phrase[]): boolean {
  const words = name.split(/[ -]/)
  const [first = ''] = words
  const last = words.at(-1)!
  if (isGroupName(name)) return phrases.some((phrase) => evidence(phrase) > 0)
  const score = phrases.reduce((sum, phrase) => sum + evidence(phrase), 0)
  const senses = sensesOf(name.toLowerCase(), 'noun')
  if (words.every((word) => DAYS.test(word)) && score < (/^(?:May|June|April|August)$/.test(first) ? 2 : 4))
    return false
  if (/^(?:God|English|French|German|Spanish|Latin)$/.test(name) || name.includes('&')) return false
  // 'Outpost Nine'.
  if (
    words.length > 1 &&
    isThingWord(first) &&
    sensesOf(last.toLowerCase(), 'noun').some(({ field }) => field === 'noun.quantity')
  )
    return false
  // 'Hollowmere', 'Brackwater': towns by their ends.
  if (
    words.length === 1 &&
    score < 3 &&
    !isFirstName(name) &&
    /(?:mere|ville|ford|bury|wick|burgh?|haven|shire|land|stead|water|moor|dale|port)$/.test(name)
  )
    return false
  if (senses[0]?.field === 'noun.time' && score < (isGivenName(first) ? 1 : 3)) return false
  if (
    words.length > 1 &&
    isPersonWord(first.toLowerCase()) &&
    isKindOf(first, 'person', 'noun', 2) &&
    !isThingWord(last)
  )
    return score > -2
  // 'The Gilded Heron takes on a stowaway': a ship or an inn, unless more than once it does what only somebody does.
  const isSign =
    words.length > 1 &&
    isAnimalNoun(last.toLowerCase()) &&
    phrases.every(({ determiner }) => determiner === 'the')
  if (isSign) return score > 3
  const isFirstKnown = isGivenName(first) || isFirstName(first)
  if (isPlaceOnMaps(name) || senses.slice(0, 2).some(({ field }) => field === 'noun.location'))
    return isGivenName(first) && score > 0
  if (isRole(singularOf(last.toLowerCase()))) return words.length > 1 ? score > -3 : score > 0
  if (isFirstKnown) return phrases.some((phrase) => evidence(phrase) > 0) || (score === 0 && words.length > 1)
  // 'A Volvo'.
  if (phrases.every(({ determiner }) => /^an?$/.test(determiner ?? ''))) return score > 2
  // 'The Well', 'the Peregrine': a thing, unless it thinks or speaks.
  const isOfThing =
    phrases.every(({ determiner }) => determiner === 'the') &&
    (senses.length > 0 || phrases.some(({ of }) => of))
  if (
    isOfThing ||
    (words.length > 1 &&
      ((isThingWord(last) && sensesOf(first, 'noun').length > 0) ||
        /^(?:Mount|Camp|Fort|Lake|Port|Saint|St|Cape|Route|Planet|New|Station)$/.test(first)))
  )
    return score > 2
  return score > 0
}
