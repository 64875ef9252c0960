import { expect, test } from 'vitest'
import { opensAbout } from './opens-about.ts'

test.each([
  ['The schoolroom is hot and the flies are slow.', 'classroom', true],
  ["The monastery's courtyard lies white in the heat.", 'courtyard', true],
  ['You wake on the floor of a barn.', 'stable', true],
  ['You are the last in the museum.', 'museum', true],
  ['Night in the museum of toys.', 'museum', true],
  // Merely a part of a longer word, above one, on fire, or leading elsewhere.
  ['The subway car is packed.', 'station', false],
  ['The motorway bridge hums above you.', 'bridge', false],
  ['Your apartment is on fire.', 'flat', false],
  ['The elevator opens on the penthouse.', 'lift', false],
  ['There is no museum in this town.', 'museum', false],
] as const)('%s %s: %s', (moment, place, isSo) => {
  expect(opensAbout(place, moment)).toBe(isSo)
})
