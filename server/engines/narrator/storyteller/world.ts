import type { Genre, GenreMix } from '#contract/genres.ts'
import { headOf, isPluralPhrase, type Noun } from './noun.ts'

/** Everything the story has settled so far. It travels with each reply, so undo and branches are right by construction. */
export interface World {
  /** The number of the last turn that is in here. */
  turn: number
  hero: Hero
  /** Id of the place the scene is in. */
  here: number
  /** Hours of the story's day in six steps: 0 dawn, 1 morning, 2 noon, 3 afternoon, 4 dusk, 5 night. */
  hour: number
  weather: 'still' | 'rain' | 'wind' | 'fog'
  places: Place[]
  people: Person[]
  things: Thing[]
  /** The genre mix that was read from the scenario; a mix the reader set goes before it. */
  mix: GenreMix
  threads: Thread[]
  /** Ids of the plots told so far. */
  plots: string[]
  /** Names of people the story has left behind; never given again. */
  pastNames: string[]
  arc: Arc
  /** Things and ways out told of since the hero came here. */
  told: string[]
  /** Who and what 'her' and 'it' mean when the player says them, and what the hero has opened last that may hold somebody. */
  focus: { person?: number; thing?: number; opened?: number }
  /** Genre words told so far, so that the mix can be kept. */
  genreWords: Partial<Record<Genre, number>>
  /** See used-sentences.ts. */
  used: string
  /** Short marks of the templates told lately, newest last. */
  lately: string
}

export interface Hero {
  /** 'keeper', 'retired astronaut'; how others address the hero comes from it. */
  role: string
  name?: string
  /** What the hero wants, as an infinitive without 'to': 'steal the moon clock'. */
  goal?: string
  /** Things the scenario spoke of: 'the old oath-stones'. */
  motifs: string[]
  /** Deeds people may speak of, newest last: 'hid behind the rocks', at 'the mountain path'. */
  deeds: { did: string; at: string }[]
}

export interface Place {
  id: number
  name: string
  isProper?: boolean
  /** 'in', 'on', 'at', 'under' … */
  prep: string
  isInside: boolean
  /** A vessel, or a room in one. */
  isAboard?: boolean
  genre: Genre
  /** Which entry of the genre's wordbook it was made from; missing for places the player or the premise brought. */
  entry?: number
  exits: number[]
  /** How often the hero came here. */
  visits: number
}

export type Mood = -2 | -1 | 0 | 1 | 2

export interface Person {
  id: number
  name: string
  role: string
  gender: 'he' | 'she'
  genre: Genre
  voice: number
  look: string
  /** What this person wants, as an infinitive without 'to'. */
  want: string
  mood: Mood
  /** Place id; missing when gone from the story. */
  at?: number
  isMet: boolean
  /** The hero's own brother, partner, cat: told of as 'your brother Tom'. */
  isKin?: boolean
  hasToldWant?: boolean
  /** Goes where the hero goes. */
  isCompanion?: boolean
  /** Called by its kind, as 'the dragon' is. */
  isNameless?: boolean
}

export interface Thing {
  id: number
  name: string
  isPlural: boolean
  /** Where it is: a place, a person, the hero, or gone. */
  at: { place: number } | { person: number } | 'hero' | 'gone'
}

/** A question the story has opened: an intrigue of the wordbooks with people, places and things of this world in its parts. */
export interface Thread {
  id: number
  plot: string
  parts: Record<string, PartRef>
  /** How people call it: 'the drowned bell'. */
  matter: string
  /** Clues found, in the order the plot tells them. */
  clues: number
  isClosed: boolean
  openedAt: number
}
export type PartRef = { person: number } | { place: number } | { thing: number }

export const beats = [
  'opening',
  'complication',
  'discovery',
  'setback',
  'climax',
  'aftermath',
  'hook',
] as const
export type Beat = (typeof beats)[number]

export interface Arc {
  beat: Beat
  /** How many steps of the plot's course are told; see plan-beat.ts. */
  step: number
  /** Turns since the plot last moved. */
  idle: number
  /** 0 calm to 10 at the edge. */
  tension: number
  episode: number
}

export const placeHere = (world: World): Place => world.places.find(({ id }) => id === world.here)!
export const placeOf = (world: World, id: number) => world.places.find((place) => place.id === id)
export const personOf = (world: World, id: number | undefined) =>
  world.people.find((person) => person.id === id)
export const thingOf = (world: World, id: number | undefined) => world.things.find((thing) => thing.id === id)
export const peopleHere = (world: World) => world.people.filter(({ at }) => at === world.here)
export const thingsHeld = (world: World) => world.things.filter(({ at }) => at === 'hero')
export const thingsHere = (world: World) =>
  world.things.filter(({ at }) => typeof at === 'object' && 'place' in at && at.place === world.here)
/** The thread the story is about now; undefined between two. */
export const mainThread = (world: World) => world.threads.findLast(({ isClosed }) => !isClosed)

export const nextId = (list: { id: number }[]) => list.reduce((most, { id }) => Math.max(most, id), 0) + 1

export const placeNoun = ({ name, isProper }: Place): Noun => ({
  name,
  isProper: isProper === true,
  isPlural: isPluralPhrase(name),
})
export const thingNoun = ({ name, isPlural }: Thing): Noun => ({ name, isProper: false, isPlural })
/** The role of somebody of whom only the name is known. */
const UNKNOWN_ROLE = 'acquaintance'

export function personNoun({ name, role, gender, isMet, isKin, isNameless }: Person): Noun {
  if (isNameless) return { name, isProper: false, isPlural: false, gender }
  const noun: Noun = { name, isProper: true, isPlural: false, gender }
  if (isKin) return { ...noun, glossed: `your ${role} ${name}`, introduction: `your ${role} ${name}` }
  if (role === UNKNOWN_ROLE) return noun
  const trade = role.split(' ').length <= 3 ? role : headOf(role)
  return {
    ...noun,
    glossed: name.includes(' ') ? undefined : `${name} the ${trade}`,
    introduction: isMet ? undefined : `a ${role} named ${name}`,
  }
}
