import { type FixtureName, fixtureNames } from './fixtures/fixtures.ts'

/** Things that are drawn in a hand. */
export const heldThings = [
  'axe',
  'basket',
  'book',
  'bottle',
  'bow',
  'broom',
  'candle',
  'crossbow',
  'cup',
  'fishingrod',
  'flashlight',
  'flowers',
  'guitar',
  'knife',
  'lantern',
  'letter',
  'map',
  'phone',
  'pistol',
  'rifle',
  'rope',
  'spade',
  'spear',
  'stick',
  'suitcase',
  'sword',
  'torch',
  'tray',
  'umbrella',
] as const

/** Animals, and what is seen from afar. */
const othersSeen = [
  'bird',
  'camel',
  'car',
  'cat',
  'cow',
  'deer',
  'dog',
  'dragon',
  'fire',
  'goat',
  'hen',
  'horse',
  'lighthouse',
  'moon',
  'mule',
  'pig',
  'pyramid',
  'sheep',
  'ship',
  'spaceship',
  'temple',
  'windmill',
  'wolf',
] as const

export type Thing = (typeof heldThings)[number] | (typeof othersSeen)[number] | FixtureName
export const allThings: readonly Thing[] = [...heldThings, ...othersSeen, ...fixtureNames]

/** Things that are drawn on a table where they are in nobody's hand. */
export const laidThings: ReadonlySet<Thing> = new Set<Thing>([
  'basket',
  'book',
  'bottle',
  'candle',
  'cup',
  'flashlight',
  'flowers',
  'knife',
  'lantern',
  'letter',
  'map',
  'phone',
  'pistol',
  'rope',
])
