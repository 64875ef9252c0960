import { expect, it } from 'vitest'
import { withHeroSaid } from './left-out-hero.ts'

it.each([
  ['raising a dragon in a small flat', 'I am raising a dragon in a small flat'],
  ['Babysitting twins who can stop time', 'I am babysitting twins who can stop time'],
  ['hunting vampires in Lisbon', 'I am hunting vampires in Lisbon'],
  ['Being a lighthouse keeper', 'I am a lighthouse keeper'],
  ['Stuck in a lift with my ex', 'I am stuck in a lift with my ex'],
  ['Married to a spy, and bored.', 'I am married to a spy, and bored.'],
  ['fishing trip with dad', 'I am on a fishing trip with dad'],
  ["Grandma's funeral, and she left a map", "I am at grandma's funeral, and she left a map"],
  ['A translator for the dead, paid by the word.', 'I am a translator for the dead, paid by the word.'],
  ['royal masquerade', 'I am at a royal masquerade'],
])('%s: it is the hero who is', (premise, told) => {
  expect(withHeroSaid(premise)).toBe(told)
})

it.each([
  'dancing bears',
  'Talking cat solves crimes',
  'time traveling librarian',
  'Lost city under the ice',
  'sailing ship in a storm',
  'Running late, I miss the train.',
  'Haunted house with my cousins',
])('%s stays as it is', (premise) => {
  expect(withHeroSaid(premise)).toBe(premise)
})
