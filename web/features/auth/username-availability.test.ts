import { expect, test } from 'vitest'
import { availabilityOf } from './username-availability.ts'

const answered = { checkedName: 'wren', typedName: 'wren', isChecking: false, isAvailable: true }

test.each([
  [
    'while it is asked, it is checking',
    { ...answered, isChecking: true, isAvailable: undefined },
    'checking',
  ],
  ['a free name is available', answered, 'available'],
  ['a name of another is taken', { ...answered, isAvailable: false }, 'taken'],
  ['a name that is still typed is unknown', { ...answered, typedName: 'wrens' }, 'unknown'],
  ['two characters are not asked about', { ...answered, checkedName: 'wr', typedName: 'wr' }, 'unknown'],
  ['a check that failed leaves it unknown', { ...answered, isAvailable: undefined }, 'unknown'],
])('%s', (_, check, availability) => {
  expect(availabilityOf(check)).toBe(availability)
})
