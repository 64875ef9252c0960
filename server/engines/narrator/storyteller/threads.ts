import type { Genre } from '#contract/genres.ts'
import type { Casting } from './cast-world.ts'
import { addPerson, addPlace, addThing } from './cast-world.ts'
import type { Chance } from './chance.ts'
import { drawFrom } from './draw.ts'
import { expand } from './grammar.ts'
import type { Noun } from './noun.ts'
import { formOf } from './noun.ts'
import type { Scope } from './pen.ts'
import { allPlots } from './wordbooks/all-plots.ts'
import type { Plot } from './wordbooks/wordbook.ts'
import { wordbooks } from './wordbooks/wordbooks.ts'
import type { PartRef, Person, Place, Thing, Thread, World } from './world.ts'
import {
  nextId,
  peopleHere,
  personNoun,
  personOf,
  placeHere,
  placeNoun,
  placeOf,
  thingNoun,
  thingOf,
} from './world.ts'

export const plotOf = (thread: Thread): Plot => allPlots.find(({ id }) => id === thread.plot) ?? allPlots[0]!

/** What the parts of a plot are already known to be, such as the scenario's own villain. */
export type GivenParts = Partial<Record<string, PartRef>>

/** Opens a thread: casts the plot's parts with people, places and things of the world, new ones where it must. */
export function openThread(
  casting: Casting,
  plot: Plot,
  genre: () => Genre,
  given: GivenParts = {},
  matter?: string,
): Thread {
  const { world, chance } = casting
  const parts: Record<string, PartRef> = {}
  for (const [part, spec] of Object.entries(plot.parts)) {
    parts[part] = given[part] ?? castPart(casting, spec, genre(), parts)
  }
  const thread: Thread = {
    id: nextId(world.threads),
    plot: plot.id,
    parts,
    matter: '',
    clues: 0,
    isClosed: false,
    openedAt: world.turn,
  }
  const foe = partPerson(world, thread, 'foe')
  if (foe) foe.at ??= partPlace(world, thread, 'lair')?.id
  thread.matter = matter ?? matterOf(world, thread, plot, chance)
  world.threads.push(thread)
  world.plots.push(plot.id)
  world.threads = world.threads.slice(-3)
  return thread
}

function matterOf(world: World, thread: Thread, plot: Plot, chance: Chance): string {
  const [motif] = thread.openedAt === 0 ? world.hero.motifs : []
  const scope: Scope = { ...threadScope(world, thread), motif: motif && `the ${motif}` }
  const matters = plot.matter
    .split('|')
    .map((each) => expand(each, (slot) => formOfSlot(scope, slot), chance))
  return matters.find((each) => each !== undefined) ?? 'the matter in hand'
}

function formOfSlot(scope: Scope, slot: string): string | undefined {
  const [name = '', form = ''] = slot.split('.')
  const value = scope[name]
  return typeof value === 'object' ? formOf(value, form) : value
}

function castPart(casting: Casting, spec: string, genre: Genre, parts: Record<string, PartRef>): PartRef {
  const { world, chance } = casting
  const [kind = '', name] = spec.split(':').map((part) => part.trim())
  if (kind === 'absent') return { person: addPerson(casting, genre).id }
  if (kind === 'foe') return { person: addPerson(casting, genre, { isFoe: true, role: name }).id }
  if (kind === 'person') {
    const known = peopleToReuse(world, parts)
    const person =
      (!name && chance.isLucky(0.65) && chance.pick(known)) ||
      addPerson(casting, genre, { role: name, at: world.here })
    person.at = world.here
    return { person: person.id }
  }
  if (kind === 'place') {
    const isUsed = (place: Place) =>
      Object.values(parts).some((part) => 'place' in part && part.place === place.id)
    const unseen = world.places.filter((place) => place.visits === 0 && !isUsed(place))
    if (!name && unseen.length > 0 && chance.isLucky(0.5)) return { place: chance.pick(unseen)!.id }
    return { place: addPlace(casting, genre, placeHere(world), name ? { name } : undefined).id }
  }
  const token =
    kind === 'token'
      ? drawFrom(wordbooks[genre], 'token', chance, casting.rating)
          ?.replace(/^(?:an?|the|half an?) /, '')
          .split(',')[0]
      : undefined
  return { thing: addThing(casting, genre, 'gone', name ?? token).id }
}

/** People who may take part: met, still about, well disposed, and not somebody's enemy. */
function peopleToReuse(world: World, parts: Record<string, PartRef>): Person[] {
  const foes = new Set(world.threads.map(({ parts: { foe } }) => (foe && 'person' in foe ? foe.person : -1)))
  const taken = new Set(Object.values(parts).map((part) => ('person' in part ? part.person : -1)))
  return [...peopleHere(world), ...world.people].filter(
    ({ id, at, mood }) => at !== undefined && mood >= 0 && !foes.has(id) && !taken.has(id),
  )
}

/** The parts of a thread and its matter, for templates. */
export function threadScope(world: World, thread: Thread | undefined): Scope {
  const scope: Scope = {}
  if (!thread) return scope
  for (const [part, ref] of Object.entries(thread.parts)) scope[part] = nounOf(world, ref)
  scope.matter = thread.matter || undefined
  return scope
}

function nounOf(world: World, ref: PartRef): Noun | undefined {
  if ('person' in ref) return mapped(personOf(world, ref.person), personNoun)
  if ('place' in ref) return mapped(placeOf(world, ref.place), placeNoun)
  return mapped(thingOf(world, ref.thing), thingNoun)
}

const mapped = <From, To>(value: From | undefined, turn: (value: From) => To): To | undefined =>
  value === undefined ? undefined : turn(value)

export const partPerson = (world: World, thread: Thread | undefined, part: string): Person | undefined => {
  const ref = thread?.parts[part]
  return ref && 'person' in ref ? personOf(world, ref.person) : undefined
}

export const partThing = (world: World, thread: Thread | undefined, part: string): Thing | undefined => {
  const ref = thread?.parts[part]
  return ref && 'thing' in ref ? thingOf(world, ref.thing) : undefined
}

export const partPlace = (world: World, thread: Thread | undefined, part: string): Place | undefined => {
  const ref = thread?.parts[part]
  return ref && 'place' in ref ? placeOf(world, ref.place) : undefined
}

/** The enemy in the thread told now. */
export const isFoe = (world: World, thread: Thread | undefined, person: Person | undefined): boolean =>
  person !== undefined && partPerson(world, thread, 'foe')?.id === person.id
