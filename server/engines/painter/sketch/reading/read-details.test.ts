import { expect, test } from 'vitest'
import { readDetails } from './read-details.ts'

test.each([
  ['Snow lies between the firs, and a peak shines in the sun.', ['trees', 'mountains']],
  ['You sit at the table under a bulb.', ['table', 'lamp']],
  ['There are no trees, only snow.', []],
  ['"Beyond the mountains," she says, "there is a forest."', []],
])('what the place has is told, not denied and not spoken of: %s', (moment, details) => {
  expect(readDetails(moment).toSorted()).toEqual(details.toSorted())
})
