import type { Genre } from '#contract/genres.ts'
import type { ContentRating } from '#contract/preferences.ts'
import type { Casting } from './cast-world.ts'
import type { Phrase } from './noun-phrase.ts'
import { headOf, type Noun } from './noun.ts'
import { nounOfPhrase, nounOfThing } from './nouns-of.ts'
import { isSame, personMeant } from './person-meant.ts'
import { fitName } from './rating.ts'
import type { Deed } from './deed.ts'
import { fixtures, vehicles } from './wordbooks/thing-sizes.ts'
import { isPersonLike } from './wordbooks/person-words.ts'
import { isVessel, placeKindOf } from './wordbooks/place-kinds.ts'
import { isKnownThing } from './wordbooks/thing-kinds.ts'
import {
  personNoun,
  placeHere,
  placeOf,
  thingOf,
  thingsHeld,
  type Person,
  type Place,
  type Thing,
  type World,
} from './world.ts'

/** A deed with the people, things and places of this world that it is about. */
export interface ResolvedDeed extends Deed {
  who?: Person
  /** The player spoke of the person by trade, not by name. */
  isByRole: boolean
  /** What `who` does at the hero's word, as it follows the name: 'scans the crate'. */
  ordered?: string
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

const LONGEST_NAME = 40

/** Finds what the player means in this world; people the player names and nobody has seen yet come into it. */
export function resolveDeed(casting: Casting, deed: Deed, genre: () => Genre): ResolvedDeed {
  const { world, rating } = casting
  const fit = (phrase: Phrase | undefined) => fitPhrase(phrase, rating)
  const [object, toward, tool, topic, sought] = [
    deed.object,
    deed.toward,
    deed.tool,
    deed.topic,
    deed.sought,
  ].map(fit)
  const phrases = [object, toward, tool, topic, sought].filter((phrase) => phrase !== undefined)
  const isSpeaking = deed.act === 'ask' || deed.act === 'talk' || deed.act === 'say'
  const meant = isSpeaking ? phrases.filter((phrase) => phrase !== topic) : phrases
  const who = personMeant(casting, deed, meant, genre)
  const isOther = (phrase: Phrase | undefined) => phrase !== undefined && (!who || !isSame(phrase, who))
  const target = isOther(object) ? object : [toward, tool, topic].find(isOther)
  const isPronoun = deed.pronoun === 'it' || deed.pronoun === 'them'
  const thing =
    (target && thingNamed(world, target)) ??
    (isPronoun && !object ? thingOf(world, world.focus.thing) : undefined)
  const isTangible = target && !INTANGIBLE.test(target.head.toLowerCase())
  const noun = thing ? nounOfThing(world, thing) : isTangible ? nounOfPhrase(target) : undefined
  const asked = topic ?? (deed.act === 'ask' ? target : undefined)
  const isRide = deed.act === 'take' && target !== undefined && vehicles.has(target.head.toLowerCase())
  const isFixture = deed.act === 'take' && target !== undefined && fixtures.has(target.head.toLowerCase())
  const isGoing = deed.act === 'go' || deed.act === 'flee' || deed.act === 'hide'
  const isOfPerson =
    object !== undefined && (isPersonLike(object.head) || (who !== undefined && isSame(object, who)))
  const isCatching = deed.act === 'take' && isOfPerson && CATCHING.test(deed.clause ?? '')
  const isLeading = deed.act === 'take' && isOfPerson
  const isBringing = deed.act === 'take' && toward !== undefined && isPersonLike(toward.head)
  const isBound =
    isGoing &&
    toward !== undefined &&
    !(who && isSame(toward, who)) &&
    (isAnywhere(toward) || isPlaceLike(toward))
  const place = firstMatch(isBound ? [toward] : phrases, (phrase) => placeNamed(world, phrase))
  const goal = isRide || isBound ? toward : target
  return {
    ...deed,
    act: isRide
      ? 'go'
      : isFixture
        ? 'other'
        : isCatching
          ? 'fight'
          : isLeading
            ? 'help'
            : isBringing
              ? 'show'
              : deed.act,
    who,
    isByRole: who !== undefined && phrases.some((phrase) => isSame(phrase, who) && !phrase.isProper),
    place,
    newPlace:
      !place && goal && (isPlaceLike(goal) || (goal === toward && isAnywhere(goal)))
        ? placeIn(goal)
        : undefined,
    noun:
      noun ??
      (who && object && isSame(object, who)
        ? { ...personNoun(who), isGlossDue: !object.isProper }
        : undefined),
    head: thing ? headOf(thing.name) : target?.head,
    thing,
    soughtNoun: sought && nounOfPhrase(sought),
    topicNoun: asked && nounOfPhrase(asked),
  }
}

function fitPhrase(phrase: Phrase | undefined, rating: ContentRating): Phrase | undefined {
  const name = phrase && fitName(phrase.name, rating)
  return name && name.length <= LONGEST_NAME
    ? { ...phrase, name, head: name.split(' ').includes(phrase.head) ? phrase.head : headOf(name) }
    : undefined
}

/** Taking somebody by force; to take somebody by the hand is another thing. */
const CATCHING = /^(?:catch|grab|seize|snatch|capture|arrest|steal)\b/

/** 'offer her a way out', 'give him a chance': nothing that changes hands. */
const INTANGIBLE =
  /^(?:way|chance|time|hand|help|look|smile|word|deal|promise|answer|choice|hope|comfort|advice|reason|moment|minute|favou?r|try|go|kiss|hug|push|sign|nod|warning|compliment|idea|plan)$/

const isPlaceLike = (phrase: Phrase) => placeKindOf(phrase.head) !== undefined

/** Somewhere to go to that is no thing, person or part of the room we know: 'the derelict freighter'. */
const isAnywhere = ({ head, lead }: Phrase) =>
  lead !== '' && !isKnownThing(head) && !isPersonLike(head) && !fixtures.has(head.toLowerCase())

/** 'Wilfred's flat' takes no article. */
const placeIn = ({ name, lead, isProper }: Phrase) => {
  const isSomebodys = lead.endsWith("'s") || name.includes("'s ")
  return {
    name: name.includes("'s ") || !isSomebodys ? name : `${lead} ${name}`,
    isProper: isProper || isSomebodys,
  }
}

const HOME = /^(?:town|village|city|home|house|ship|camp)$/

const placeNamed = (world: World, phrase: Phrase) =>
  (world.places[0]?.isAboard && isVessel(phrase.name) && phrase.lead !== 'a' ? world.places[0] : undefined) ??
  (HOME.test(phrase.name.toLowerCase()) && world.places[0]?.isProper ? world.places[0] : undefined) ??
  world.places.find(({ name }) => name.toLowerCase() === phrase.name.toLowerCase()) ??
  world.places.find(
    ({ id, name }) => id !== world.here && headOf(name).toLowerCase() === phrase.head.toLowerCase(),
  )

const thingNamed = (world: World, phrase: Phrase) =>
  [...thingsHeld(world), ...world.things].find(
    ({ name, at }) =>
      at !== 'gone' && (name === phrase.name.toLowerCase() || headOf(name) === phrase.head.toLowerCase()),
  )

export function firstMatch<T>(phrases: Phrase[], find: (phrase: Phrase) => T | undefined): T | undefined {
  for (const phrase of phrases) {
    const found = find(phrase)
    if (found) return found
  }
  return undefined
}

const DEEP = /\b(?:cellar|basement|crypt|vault|mine|pit|well|tunnel|sewer|shaft|hold|drain)\b/
const HIGH = /\b(?:attic|roof|tower|stairs?|loft|ridge|balcony|upstairs|terrace|belfry|cliff|spire)\b/

/** Which places a direction may lead to, where the name of a place tells. */
const leads: Record<string, (place: Place) => boolean> = {
  up: ({ name }) => !DEEP.test(name),
  upstairs: ({ name }) => HIGH.test(name),
  down: ({ name }) => !HIGH.test(name),
  downstairs: ({ name }) => !HIGH.test(name),
  deeper: ({ name }) => !HIGH.test(name),
  outside: ({ isInside }) => !isInside,
  inside: ({ isInside }) => isInside,
}

/** The way a direction leads: back where one came from, or any other way out that lies so. */
export function exitTowards(world: World, direction: string | undefined): Place | undefined {
  const exits = placeHere(world)
    .exits.map((id) => placeOf(world, id))
    .filter((place) => place !== undefined)
  if (direction === 'back') return exits.find(({ visits }) => visits > 0)
  const fitting = exits.filter(leads[direction ?? ''] ?? (() => true))
  return fitting.find(({ visits }) => visits === 0) ?? fitting[0]
}
