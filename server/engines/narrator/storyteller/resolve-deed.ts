import type { Casting } from './cast-world.ts'
import { addPerson } from './cast-world.ts'
import type { Phrase } from './noun-phrase.ts'
import type { Noun } from './noun.ts'
import type { Deed } from './read-deed.ts'
import { isFit } from './rating.ts'
import { genderOfRole, personWords } from './wordbooks/person-words.ts'
import type { Person, Place, Thing, World } from './world.ts'
import { peopleHere, personNoun, personOf, placeHere, placeOf, thingOf, thingsHeld } from './world.ts'
import { placeKindOf } from './wordbooks/place-kinds.ts'
import type { Genre } from '#contract/genres.ts'

/** A deed with the people, things and places of this world that it is about. */
export interface ResolvedDeed extends Deed {
  who?: Person
  /** What the deed is done to, ready for a sentence. */
  noun?: Noun
  head?: string
  thing?: Thing
  /** A place of the world the deed names. */
  place?: Place
  /** A place the deed names that the world doesn't have yet. */
  newPlace?: { name: string; isProper: boolean }
  topicNoun?: Noun
  soughtNoun?: Noun
}

const SOCIAL = new Set([
  'talk',
  'ask',
  'say',
  'give',
  'show',
  'threaten',
  'trade',
  'help',
  'fight',
  'follow',
  'refuse',
  'perform',
  'feel',
])

/** Finds what the player means in this world; people the player names and nobody has seen yet come into it. */
export function resolveDeed(casting: Casting, deed: Deed, genre: () => Genre): ResolvedDeed {
  const { world, rating } = casting
  const phrases = [deed.object, deed.toward, deed.tool, deed.topic, deed.sought].filter(
    (phrase) => phrase !== undefined,
  )
  const who = personMeant(casting, deed, phrases, genre)
  const place = firstMatch(phrases, (phrase) => placeNamed(world, phrase))
  const object =
    deed.object && (!who || !isSame(deed.object, who))
      ? deed.object
      : phrases.find((phrase) => phrase !== deed.sought && (!who || !isSame(phrase, who)))
  const thing =
    (object && thingNamed(world, object)) ??
    (deed.pronoun === 'it' || deed.pronoun === 'them' ? thingOf(world, world.focus.thing) : undefined)
  const isSpeakable = object && isFit(object.name, rating) && object.name.length <= 40
  const noun = thing ? nounOfThing(world, thing) : isSpeakable ? nounOfPhrase(object) : undefined
  const topic = deed.topic ?? (deed.act === 'ask' ? object : undefined)
  return {
    ...deed,
    who,
    place,
    newPlace:
      !place && object && isPlaceLike(object) && isSpeakable
        ? { name: object.name, isProper: object.isProper }
        : undefined,
    noun: noun ?? (who && object && isSame(object, who) ? personNoun(who) : undefined),
    head: thing ? thing.name.split(' ').at(-1) : object?.head,
    thing,
    soughtNoun: deed.sought && isFit(deed.sought.name, rating) ? nounOfPhrase(deed.sought) : undefined,
    topicNoun: topic && isFit(topic.name, rating) ? nounOfPhrase(topic) : undefined,
  }
}

const nounOfThing = (world: World, thing: Thing): Noun => ({
  name: thing.name,
  isProper: false,
  isPlural: thing.isPlural,
  owner: thingsHeld(world).includes(thing) ? 'your' : undefined,
})

const OWNERS: Record<string, string> = {
  my: 'your',
  our: 'your',
  your: 'your',
  his: 'his',
  her: 'her',
  their: 'their',
  its: 'its',
  this: 'this',
  that: 'that',
  these: 'these',
  those: 'those',
}

function nounOfPhrase({ name, lead, isPlural, isProper }: Phrase): Noun {
  const owner = lead.endsWith("'s") ? lead : OWNERS[lead]
  return {
    name,
    isProper,
    isPlural,
    owner: (owner === 'this' || owner === 'that') && isPlural ? undefined : owner,
  }
}

function personMeant(
  casting: Casting,
  deed: Deed,
  phrases: Phrase[],
  genre: () => Genre,
): Person | undefined {
  const { world } = casting
  const named = firstMatch(phrases, (phrase) => personNamed(world, phrase)) ?? personCalled(world, deed.text)
  if (named) return named
  if (deed.pronoun && /^(?:him|her|he|she)$/.test(deed.pronoun)) {
    const gender = /^h(?:im|e)$/.test(deed.pronoun) ? 'he' : 'she'
    const meant = personOf(world, world.focus.person)
    if (meant?.gender === gender && meant.at === world.here) return meant
    const other = peopleHere(world).find((person) => person.gender === gender)
    if (other) return other
  }
  if (!SOCIAL.has(deed.act)) return undefined
  const stranger = [deed.toward, deed.object].find(
    (phrase) => phrase && personWords.has(phrase.head.toLowerCase()) && !phrase.isPlural,
  )
  if (stranger && isFit(stranger.name, casting.rating) && stranger.name.length < 30) {
    const role = stranger.name.toLowerCase()
    return addPerson(casting, genre(), { role, gender: genderOfRole(role), at: world.here })
  }
  const focused = personOf(world, world.focus.person)
  return focused?.at === world.here ? focused : peopleHere(world)[0]
}

const isSame = (phrase: Phrase, person: Person) => {
  const name = phrase.name.toLowerCase()
  return (
    person.name
      .toLowerCase()
      .split(' ')
      .some((part) => name.split(' ').includes(part)) ||
    person.role.split(' ').includes(phrase.head.toLowerCase())
  )
}

const personNamed = (world: World, phrase: Phrase) =>
  [...peopleHere(world), ...world.people.filter(({ at }) => at !== world.here)].find(
    (person) => isSame(phrase, person) && (person.isMet || person.at === world.here),
  )

const personCalled = (world: World, text: string) =>
  world.people.find(
    ({ name, isMet }) =>
      isMet && new RegExp(`\\b${name.split(' ')[0]!.replace(/[^\p{L}]/gu, '')}\\b`, 'iu').test(text),
  )

const placeNamed = (world: World, phrase: Phrase) =>
  world.places.find(({ name }) => name.toLowerCase() === phrase.name.toLowerCase()) ??
  world.places.find(
    ({ id, name }) => id !== world.here && name.toLowerCase().split(' ').at(-1) === phrase.head.toLowerCase(),
  )

const thingNamed = (world: World, phrase: Phrase) =>
  [...thingsHeld(world), ...world.things].find(
    ({ name, at }) =>
      at !== 'gone' &&
      (name === phrase.name.toLowerCase() || name.split(' ').at(-1) === phrase.head.toLowerCase()),
  )

const isPlaceLike = (phrase: Phrase) => placeKindOf(phrase.head) !== undefined

function firstMatch<T>(phrases: Phrase[], find: (phrase: Phrase) => T | undefined): T | undefined {
  for (const phrase of phrases) {
    const found = find(phrase)
    if (found) return found
  }
  return undefined
}

/** The way a direction leads: back where one came from, or any other way out. */
export function exitTowards(world: World, direction: string | undefined): Place | undefined {
  const exits = placeHere(world)
    .exits.map((id) => placeOf(world, id))
    .filter((place) => place !== undefined)
  if (direction === 'back') return exits.find(({ visits }) => visits > 0)
  return exits.find(({ visits }) => visits === 0) ?? exits[0]
}
