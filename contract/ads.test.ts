import { expect, test } from 'vitest'
import { AdHeight } from './ads.ts'

test.each([
  [{ adHeightPx: 90 }, true],
  [{}, false],
])('%j is the height of an ad: %s', (value, isTaken) => {
  expect(AdHeight.safeParse(value).success).toBe(isTaken)
})
