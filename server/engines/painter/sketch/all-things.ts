import { listOf } from './list-of.ts'
import { type FixtureName, fixtureNames } from './fixtures/fixtures.ts'

/** Things that are drawn in a hand. */
export const heldThings = listOf(`
  axe balloon basket book bottle bow bowl broom camera candle crossbow cup fishingrod flag
  flashlight flowers guitar jar key knife lantern letter map oar phone pistol rifle rope spade spear
  stick suitcase sword torch tray umbrella`)

/** Animals, and what is seen from afar. */
const othersSeen = listOf(`
  bird camel car cat cow deer dog dragon elephant fire fox goat goose hen horse lighthouse moon mule pig pyramid sheep
  ship spaceship temple windmill wolf`)

export type Thing = (typeof heldThings)[number] | (typeof othersSeen)[number] | FixtureName
export const allThings: readonly Thing[] = [...heldThings, ...othersSeen, ...fixtureNames]

/** Things that are drawn on a table where they are in nobody's hand. */
export const laidThings: ReadonlySet<Thing> = new Set<Thing>(
  listOf(`
  basket book bottle bowl camera candle cup flashlight flowers jar key knife lantern letter map
  phone pistol rope`),
)
