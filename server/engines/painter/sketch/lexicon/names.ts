import type { Pose } from '../figures/limbs.ts'
import type { Person, Place, Thing } from '../scene-facts.ts'
import { isNearView } from '../scene-facts.ts'
import { nearNames } from './near-views.ts'
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
  pirate: 'a captain in a tricorn hat',
  explorer: 'an explorer in a broad hat',
  monk: 'a robed figure',
  robot: 'a robot',
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
  reading: ' reading a book',
  kneeling: ' kneeling',
  fighting: ' fighting',
  riding: ' on horseback',
  running: ' running',
  working: ' at work',
}

export const thingNames: Record<Thing, string> = {
  bird: 'birds overhead',
  boat: 'a boat',
  cat: 'a cat',
  deer: 'a deer',
  dog: 'a dog',
  dragon: 'a dragon in the sky',
  fire: 'a fire',
  horse: 'a horse',
  lantern: 'a lantern',
  lighthouse: 'a lighthouse',
  moon: 'the moon',
  pyramid: 'pyramids',
  ship: 'a sailing ship',
  spaceship: 'a spacecraft',
  sword: 'a sword',
  temple: 'a stepped temple',
  torch: 'a torch',
  windmill: 'a windmill',
  wolf: 'a wolf',
}

/** Name of what fills a picture, when someone is there and when nobody is. */
export function placeName(place: Place): { at: string; seen: string } {
  if (place === 'ornament') return { at: 'in an ornament', seen: 'an ornament' }
  return isNearView(place) ? { at: 'there', seen: nearNames[place].seen } : placeEntries[place]
}

/** Colour of the ground, the walls or the cloth by itself; no hue: that of the sky. */
export function groundHue(place: Place): { hue?: number; chroma: number } {
  if (place === 'ornament') return { chroma: 0.05 }
  return isNearView(place) ? nearNames[place] : placeEntries[place]
}
