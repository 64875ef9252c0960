import { expect, test } from 'vitest'
import { withoutRequest } from './request-to-author.ts'

test.each([
  ['tired. kids asleep. give me something quiet with a cat in a bookshop', 'There is a cat in a bookshop'],
  ['Something cosy please, a hedgehog postman', 'A hedgehog postman'],
  ['I want something spooky about the old mill', 'The old mill'],
  ["a bedtime story for my son, he's six, about a lost mammoth", 'A lost mammoth'],
  ['make it funny: a vampire who faints', 'A vampire who faints'],
  ['first person please. I run a lift.', 'I run a lift.'],
  ['Can you do a story where I am a doctor?', 'I am a doctor.'],
  ['I want a romance between a florist and a diver', 'A florist and a diver'],
  ['write something for my class of 8 year olds: a whale in the canal', 'A whale in the canal'],
  ["Long day. I'd like something calm, maybe a lake cabin and a dog", 'A lake cabin and a dog'],
  ['a story for my wife who loves trains, set on a night train', 'On a night train'],
  ['Regency romance: two rivals share a carriage.', 'Two rivals share a carriage.'],
  ['The game warden is late.', 'The game warden is late.'],
  ['I tell him a story about a wolf.', 'I tell him a story about a wolf.'],
  [
    'My aunt is dead. Something is wrong with the will.',
    'My aunt is dead. Something is wrong with the will.',
  ],
])('%s: what is asked of the author is no part of the story', (premise, told) => {
  expect(withoutRequest(premise)).toBe(told)
})
