import { expect, test } from 'vitest'
import { nextOrder } from './user-order.ts'

test('a column is sorted upwards, then downwards, then not at all', () => {
  const up = nextOrder(undefined, 'total')
  const down = nextOrder(up, 'total')
  expect([up, down, nextOrder(down, 'total')]).toEqual([
    { column: 'total', direction: 'asc' },
    { column: 'total', direction: 'desc' },
    undefined,
  ])
})

test('another column begins upwards', () => {
  expect(nextOrder({ column: 'total', direction: 'desc' }, 'email')).toEqual({
    column: 'email',
    direction: 'asc',
  })
})
