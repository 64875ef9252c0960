import type { Chance } from './chance.ts'
import { knownFacts } from './known.ts'
import { common } from './noun.ts'
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
  type World,
} from './world.ts'

/** All that templates can name in the scene as it stands: someone in it, something to see, a way out, what is carried and remembered. */
export function sceneScope(world: World, chance: Chance, someone?: Person, isByRole = false): Scope {
  const thread = mainThread(world)
  const who = someone ?? chance.pick(peopleHere(world))
  const exit = chance.pick(exitsHere(world))
  const held = chance.pick(thingsHeld(world))
  const deed = chance.pick(world.hero.deeds.slice(0, -1))
  const friend = partPerson(world, thread, 'friend')
  const isFirstEpisode = world.arc.episode === 1 && thread !== undefined
  return {
    ...threadScope(world, thread),
    ...(who && personScope(who, isByRole)),
    away: friend && friend.at !== world.here ? personNoun(friend) : undefined,
    prop: propHere(world, chance),
    exit: exit && placeNoun(exit),
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

export const exitsHere = (world: World) =>
  placeHere(world)
    .exits.map((id) => placeOf(world, id))
    .filter((place) => place !== undefined)

/** Something that stands here, unless the hero has taken it along. */
function propHere(world: World, chance: Chance) {
  const held = new Set(
    world.things.filter(({ at }) => at !== 'gone').map(({ name }) => name.split(' ').at(-1)),
  )
  const prop = chance.pick(
    placeBook(placeHere(world)).props.filter((name) => !held.has(name.split(' ').at(-1))),
  )
  return prop === undefined ? undefined : common(prop)
}
