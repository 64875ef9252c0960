import type { Chance } from './chance.ts'
import { knownFacts } from './known.ts'
import { common, headOf } from './noun.ts'
import type { Scope } from './pen.ts'
import { placeBook } from './place-book.ts'
import { partPerson, threadScope } from './threads.ts'
import {
  mainThread,
  peopleHere,
  personNoun,
  placeHere,
  placeNoun,
  placeOf,
  thingNoun,
  thingsHeld,
  type Person,
  type Place,
  type World,
} from './world.ts'

/** All that templates can name in the scene as it stands: someone in it, something to see, a way out, what is carried and remembered. */
export function sceneScope(world: World, chance: Chance, someone?: Person, isByRole = false): Scope {
  const thread = mainThread(world)
  const who = someone ?? chance.pick(peopleHere(world))
  const exit = chance.pick(exitsHere(world))
  const newExit = chance.pick(exitsHere(world).filter(({ name }) => !world.told.includes(name)))
  const prop = chance.pick(propsHere(world))
  const newProp = chance.pick(propsHere(world).filter((name) => !world.told.includes(name)))
  const held = chance.pick(thingsHeld(world))
  const deed = chance.pick(world.hero.deeds.slice(0, -1))
  const friend = partPerson(world, thread, 'friend')
  const foe = partPerson(world, thread, 'foe')
  const isFirstEpisode = world.arc.episode === 1 && thread !== undefined
  return {
    ...threadScope(world, thread),
    ...(who && personScope(who, isByRole)),
    // What is said in passing of enemies takes them for people.
    ...(foe?.isNameless && { foe: undefined }),
    foewant: (!foe?.isNameless && foe?.want) || undefined,
    away: friend && friend.at !== world.here ? personNoun(friend) : undefined,
    prop: prop === undefined ? undefined : common(prop),
    newprop: newProp === undefined ? undefined : common(newProp),
    exit: exit && placeNoun(exit),
    newexit: newExit && placeNoun(newExit),
    held: held && { ...thingNoun(held), owner: 'your' },
    goal: isFirstEpisode ? world.hero.goal : undefined,
    motif: isFirstEpisode ? motifNoun(chance.pick(world.hero.motifs)) : undefined,
    known: chance.pick(knownFacts(world, chance)),
    did: deed?.did,
    // oxlint-disable-next-line no-thenable -- a word of the templates; nothing awaits a scope
    then: deed?.at,
  }
}

/** `isByRole`: the player spoke of the person by trade, so the telling names it. */
export const personScope = (person: Person, isByRole = false): Scope => ({
  who: { ...personNoun(person), isGlossDue: isByRole },
  look: person.look || undefined,
  want: person.want || undefined,
})

const motifNoun = (name: string | undefined) => (name === undefined ? undefined : common(name))

/** Where one can go from here; in a room of a vessel, which is no way out of her, to her other rooms. */
export function exitsHere(world: World): Place[] {
  const here = placeHere(world)
  const placesAt = (ids: number[]) =>
    ids.map((id) => placeOf(world, id)).filter((place) => place !== undefined)
  const exits = placesAt(here.exits)
  const vessel = isRoomOfVessel(here) ? exits.find((place) => place.prep === 'aboard') : undefined
  if (!vessel) return exits
  return [...new Set([...exits, ...placesAt(vessel.exits)])].filter(
    (place) => place !== vessel && place !== here,
  )
}

const isRoomOfVessel = ({ isAboard, prep }: Place) => isAboard === true && prep !== 'aboard'

/** What stands here, unless it is something the hero has taken along. */
export function propsHere(world: World): string[] {
  const things = new Set(world.things.filter(({ at }) => at !== 'gone').map(({ name }) => headOf(name)))
  return placeBook(placeHere(world)).props.filter((name) => !things.has(headOf(name)))
}
