import { listOf } from './list-of.ts'
import { type FixtureName, fixtureNames } from './fixtures/fixtures.ts'

/** Animals, and what is seen from afar. */
const othersSeen = listOf(`
  bird camel car cat cow deer dog dragon elephant fire fox goat goose hen horse lighthouse moon mule pig pyramid sheep
  ship spaceship temple windmill wolf`)

export type Thing = (typeof othersSeen)[number] | FixtureName
export const allThings: readonly Thing[] = [...othersSeen, ...fixtureNames]
