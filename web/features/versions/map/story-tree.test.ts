import { expect, test } from 'vitest'
import { afterTheFork } from './story-tree.ts'

const path = (...ids: number[]) => ids.map((messageId) => ({ messageId }))

test.each([
  ['two versions', path(1, 2, 3), path(1, 2, 4), [path(3), path(4)]],
  ['one that goes on', path(1, 2), path(1, 2, 3), [path(), path(3)]],
  ['one that ends before', path(1, 2, 3), path(1), [path(2, 3), path()]],
  ['nothing in common', path(1), path(2), [path(1), path(2)]],
  ['the same place', path(1, 2), path(1, 2), [path(), path()]],
])('%s', (_, one, other, sides) => {
  expect(afterTheFork(one, other)).toEqual(sides)
})
