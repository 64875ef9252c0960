import { ofFixtures } from '../fixtures/fixtures.ts'
import type { Pose } from '../figures/limbs.ts'
import { allThings, type Thing } from '../all-things.ts'
import type { Person } from '../figures/cast-member.ts'
import type { Place } from '../scene-facts.ts'
import { isNearView } from '../scene-facts.ts'
import { nearNames } from './near-views.ts'
import type { PlaceEntry } from './place-entry.ts'
import { placeEntries } from './place-lexicon.ts'

export const personNames: Record<Person, string> = {
  traveller: 'a hooded traveller',
  knight: 'a knight',
  wizard: 'a wizard in a pointed hat',
  detective: 'a detective in a long coat',
  astronaut: 'an astronaut',
  diver: 'a diver',
  cowboy: 'a rider in a broad hat',
  lady: 'a lady in a long gown',
  child: 'a child',
  pirate: 'a captain in a tricorn',
  explorer: 'an explorer in a broad hat',
  monk: 'a robed figure',
  robot: 'a robot',
  goblin: 'a goblin',
  dwarf: 'a dwarf',
  woman: 'a woman',
  man: 'a man',
  someone: 'a figure',
}

/** Several of a kind, of which a picture may show more than one alike. */
export const manyNames: Partial<Record<Person, string>> = {
  astronaut: 'astronauts',
  child: 'children',
  diver: 'divers',
  knight: 'knights',
  man: 'men',
  robot: 'robots',
  goblin: 'goblins',
  dwarf: 'dwarfs',
  someone: 'figures',
  woman: 'women',
}

/** Posture in words, where it says more than that somebody is there. */
export const poseNames: Record<Pose, string> = {
  standing: '',
  holding: '',
  talking: '',
  walking: ' walking',
  sitting: ' sitting',
  seated: ' sitting on the ground',
  writing: ' writing',
  asleep: ' asleep sitting',
  reading: ' reading a book',
  pointing: ' pointing',
  raising: ' with an arm raised',
  carrying: ' with arms stretched out',
  handling: ' busy with both hands',
  dancing: ' dancing',
  bending: ' bent forward',
  kneeling: ' kneeling',
  lying: ' lying down',
  fighting: ' fighting',
  riding: ' on horseback',
  running: ' running',
  working: ' at work',
}

/** Things whose name is not 'a' and their word. */
const ownNames: Partial<Record<Thing, string>> = {
  bird: 'birds overhead',
  dragon: 'a dragon in the sky',
  moon: 'the moon',
  pyramid: 'pyramids',
  ship: 'a sailing ship',
  spaceship: 'a spacecraft',
  temple: 'a ziggurat',
  ...ofFixtures('name'),
}
export const thingNames = Object.fromEntries(
  allThings.map((thing) => [thing, ownNames[thing] ?? `${/^[aeiou]/.test(thing) ? 'an' : 'a'} ${thing}`]),
) as Record<Thing, string>

/** Name of what fills a picture, when someone is there and when nobody is. */
export function placeName(place: Place): { at: string; seen: string } {
  if (place === 'ornament') return { at: 'in an ornament', seen: 'an ornament' }
  return isNearView(place) ? { at: 'there', seen: nearNames[place].seen } : named(placeEntries[place])
}

const named = ({ at, seen = at.slice(at.indexOf(' ') + 1) }: PlaceEntry) => ({ at, seen })

/** Colour of the ground, the walls or the cloth by itself; no hue: that of the sky. */
export function groundHue(place: Place): { hue?: number; chroma: number } {
  if (place === 'ornament') return { chroma: 0.05 }
  return isNearView(place) ? nearNames[place] : placeEntries[place]
}

/** Animals of which several are drawn where several are told of. */
export const herdNames: Partial<Record<Thing, string>> = {
  camel: 'camels',
  cat: 'cats',
  cow: 'cattle',
  deer: 'deer',
  dog: 'dogs',
  elephant: 'elephants',
  fox: 'foxes',
  goat: 'goats',
  goose: 'geese',
  hen: 'hens',
  horse: 'horses',
  mule: 'mules',
  pig: 'pigs',
  sheep: 'sheep',
  wolf: 'wolves',
}
