import { expect, test } from 'vitest'
import { unsoundIn } from './soundness.ts'

test.each([
  ['You drop a pebble in and counts until it splashes.', 'counts'],
  ['You tomatoes.', 'no verb'],
  ['You stick its tongue out at you.', 'its own object'],
  ['You lie to you.', 'its own object'],
  ['“Four,, and you were here,” says the patient. You are a superhero).', 'marks'],
  ['You hide behind the.', 'article'],
  ['The gardener glorks the hedge.', 'glorks'],
  ['You open the the door.', 'doubled'],
  ['They has a boat.', 'has'],
])('%s is no sentence to tell', (text, fault) => {
  expect(unsoundIn(text, '')).toContain(fault)
})

test.each([
  ['You wish you had legs so you could just leave.'],
  ['You shut the door behind you, and keep the biggest for yourself.'],
  ['You pretend it is you.'],
  ['You ask them who it is they are afraid of.'],
  ['Before you is a hollow oak.'],
  ['The very old are few here; the crew are asleep.'],
  ['You back away from him slowly.'],
  ['“i is hungry,” says the cat.'],
])('%s may be told', (text) => {
  expect(unsoundIn(text, '')).toBeUndefined()
})

test('what was typed so may be told so', () => {
  expect(unsoundIn('The gardener glorks the hedge.', 'the gardener glorks the hedge')).toBeUndefined()
})
