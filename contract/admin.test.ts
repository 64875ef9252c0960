import { expect, test } from 'vitest'
import { listUsers } from './admin.ts'

test.each([
  [
    { page: '1000000', pageSize: '500' },
    { tab: 'all', direction: 'asc', page: 1_000_000, pageSize: 500 },
  ],
  [{}, { tab: 'all', direction: 'asc' }],
])('the list of readers is asked for by %j as by %j', (query, taken) => {
  expect(listUsers.query.parse(query)).toEqual(taken)
})

test.each([
  { page: '0' },
  { page: '1000001' },
  { pageSize: '501' },
  { page: '1e3' },
  { search: 'x'.repeat(201) },
])('the list of readers is refused for %j', (query) => {
  expect(listUsers.query.safeParse(query).success).toBe(false)
})
