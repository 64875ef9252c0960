import type { Mention } from '../../language/clause.ts'
import { kindOfPlace } from '../../content/places.ts'
import { classOf } from '../../content/things.ts'
import { isMadeThing, isQuality } from '../../language/noun-kinds.ts'
import { isAnimalNoun } from '../../language/being-nouns.ts'
import { isFirstName } from '../../language/tagger.ts'
import { isGivenName, isRole } from '../../scenario/roles.ts'
import { canSpeak } from '../../world/can-speak.ts'
import { type Entity, heroOf, type World } from '../../world/world.ts'
import { beingsHere } from '../../world/presence.ts'

/** Nouns of many who act as one. */
export const GROUP_NOUNS =
  /^(?:audience|crowd|jury|orchestra|choir|mob|troops|gang|class|congregation|family|crew|team|band|police|council|army|posse|staff)$/

/** Words for the hero. */
export const SELF_WORDS = /^(?:me|myself|i|you|yourself|ourselves|us|we)$/i

/** Words for whoever is about. */
export const CROWD_WORDS =
  /^(?:everyone|everybody|all|them all|the others|others|anyone|anybody|someone|somebody|people|crowd)$/i

/** Whoever is meant by such a word: a group that is here, else somebody who can speak. */
export function crowdOf(world: World): Entity | undefined {
  const beings = beingsHere(world)
  return beings.find(({ kind }) => kind === 'group') ?? beings.find(canSpeak) ?? beings[0]
}

/** Where the hero is an animal, animals talk. */
export const isAmongAnimals = (world: World): boolean =>
  isAnimalNoun(heroOf(world).role?.split(' ').at(-1) ?? '')

/** 'hilda', where the scenario has a 'tough old Hilda'. */
export const isNamedIn = ({ facts }: World, text: string): boolean => {
  if (!/^\p{Ll}{3,}$/u.test(text)) return false
  const name = new RegExp(`(?<=[\\p{L},] )${text[0]!.toUpperCase()}${text.slice(1)}(?![\\p{L}])`, 'u')
  return facts.some(({ key, text: told }) => key === 'stated' && name.test(told))
}

/** 'Mrs Hobbs', 'Ulf': a title or a first name. */
export const isCalledAsPerson = ({ text, adjectives, isProper }: Mention): boolean =>
  (isProper === true && isFirstName(text)) ||
  isGivenTitle(adjectives) ||
  isGivenTitle([text.split(' ')[0]!.toLowerCase()]) ||
  isGivenName(text.split(' ')[0]!)

export const isGivenTitle = (adjectives: string[] | undefined): boolean =>
  adjectives?.some((each) =>
    /^(?:mrs?|ms|miss|dr|mother|father|sister|brother|aunt|uncle|granny|sir|lady|lord|madame|captain|professor|frau|herr|senhora?|señora?|signora?)$/.test(
      each,
    ),
  ) === true

/** 'my' and 'our' as 'your', for things and people who belong to somebody. */
export const ownerOf = ({ determiner }: Mention): string | undefined =>
  ({ my: 'your', our: 'your', his: 'his', her: 'her' })[determiner ?? '']

/** By what name something new comes in: 'more soup' is soup. */
export const nameGiven = ({ named, text }: Mention): string =>
  (named ?? text.trim().replace(/^(?:some )?more /, '')).replace(/\b(?:my|our)\b/gi, 'your')

/** 'I act all innocent' brings nobody in. */
export const isBareQuality = ({ isProper, determiner, isPlural, named }: Mention, name: string): boolean =>
  !isProper && !determiner && !isPlural && !named && isQuality(name)

/** 'Behind the gold': a thing is here, and no place to go to. */
export const isOfThings = (name: string, head: string): boolean =>
  kindOfPlace(name) === undefined && (classOf(head) !== undefined || isMadeThing(head))

/** 'Winter comes', 'it is Tuesday': nobody of that name. */
export const isTimeOf = ({ text }: Mention): boolean =>
  /^(?:winter|spring|autumn|summer|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/.test(text.toLowerCase())

/** 'A giant pushing a wardrobe' is a giant. */
export function withoutDoing(mention: Mention): Mention {
  const [who, doing] = mention.text.split(' ').slice(-2)
  return who && doing?.endsWith('ing') && (isRole(who) || isAnimalNoun(who))
    ? { ...mention, text: mention.text.slice(0, -doing.length - 1), head: who.toLowerCase() }
    : mention
}
