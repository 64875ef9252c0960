import { expect, test } from 'vitest'
import { canBe } from './can-be.ts'

test.each([
  ['city', 'Under the ice the city keeps its own weather; seals pass over the tram stop.', false],
  ['city', 'You stand at the tram stop while the seals of the circus are unloaded.', true],
  ['river', 'You walk along the dried-up riverbed between cracked stones.', false],
  ['river', 'You walk along the river between cracked stones.', true],
  ['road', 'The flood carries a haystack past, and you hold on to the sign.', false],
  ['lake', 'The flood carries a haystack past, and you hold on to the sign.', true],
  ['village', 'The village was burned in the night. You pick your way through it.', false],
  ['library', 'Only the walls of the library are left.', false],
  ['forest', 'Underground the roots of the forest glow.', false],
  ['market', 'Under a mountain of rugs sits the seller.', true],
  ['harbour', 'Where the harbour was there is brown mud, and boats lie on their sides.', false],
  ['harbour', 'The harbour is full of boats.', true],
  ['ship-cabin', 'You wake in the gondola of the airship.', false],
  ['library', 'The library has been turned over; the books lie about.', false],
  ['river', 'Towers stand up to their tenth floors in the water.', false],
  ['road', 'Headlights swing over the ceiling.', false],
  ['library', 'The fire in the hearth of the library has burned down to embers.', true],
  ['shop', 'Empty shelves stretch into the gloom.', false],
  ['bus', 'You lie on your back beneath the engine with oil on your cheek.', false],
  ['car', 'You wait beside a pillar of the underground car park.', false],
  ['deck', 'You lie in the lifeboat with your cheek on the gunwale.', false],
  ['western-town', 'Through the open doors you can see the street, and the marshal crossing it.', false],
  ['western-town', 'You see the marshal cross the street.', true],
  ['library', 'Your tether is fouled on the shelves of the library.', false],
  ['gym', 'The changing room smells of socks.', false],
  ['backstage', 'Her dressing room smells of powder.', false],
  ['road', 'Six lanes of the motorway run into the sunset.', false],
  ['stadium', 'The whole street has come to watch the penalty.', false],
  ['flat', 'You sweep the empty living room.', false],
  ['flat', 'The living room is empty, and the radio plays.', true],
  ['open', 'The carpet is wet, and the wind blows.', false],
] as const)('%s in "%s": %s', (place, moment, isSo) => {
  expect(canBe(place, moment)).toBe(isSo)
})
