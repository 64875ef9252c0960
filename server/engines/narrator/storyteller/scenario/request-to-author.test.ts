import { expect, test } from 'vitest'
import { withoutRequest } from './request-to-author.ts'

test.each([
  ['tired. kids asleep. give me something quiet with a cat in a bookshop', 'There is a cat in a bookshop'],
  ['Something cosy please, a hedgehog postman', 'A hedgehog postman'],
  ['I want something spooky about the old mill', 'The old mill'],
  [
    'My aunt is dead. Something is wrong with the will.',
    'My aunt is dead. Something is wrong with the will.',
  ],
])('%s: what is asked of the author is no part of the story', (premise, told) => {
  expect(withoutRequest(premise)).toBe(told)
})
