import { expect, test } from 'vitest'
import { genderOfFirstName } from './first-names.ts'

test.each([
  ['Ray', 'm'],
  ['priya', 'f'],
  ['Kwabena', 'm'],
  ['Marit', 'f'],
  ['Hamish', 'm'],
  ['Lighthouse', undefined],
])('whose first name %s is', (name, gender) => {
  expect(genderOfFirstName(name)).toBe(gender)
})
