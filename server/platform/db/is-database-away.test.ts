import { expect, test } from 'vitest'
import { isDatabaseAway } from './database-away.ts'

const failed = (message: string, more: object = {}) => Object.assign(new Error(message), more)

test.each([
  ['a connection that is refused', failed('connect', { code: 'ECONNREFUSED' }), true],
  [
    'addresses of which one is refused',
    new AggregateError([failed('?'), failed('connect', { code: 'ECONNREFUSED' })]),
    true,
  ],
  ['addresses that all fail for another reason', new AggregateError([failed('?')]), false],
  ['a class of states of PostgreSQL’s for connections', failed('lost', { code: '08006' }), true],
  ['a wait that was too long', failed('timeout exceeded when trying to connect'), true],
  ['a SQLite that is busy', failed('busy', { code: 'ERR_SQLITE_ERROR', errcode: 5 }), true],
  ['a SQLite statement that is wrong', failed('syntax', { code: 'ERR_SQLITE_ERROR', errcode: 1 }), false],
  ['a row that is there already', failed('duplicate', { code: '23505' }), false],
  ['nothing that is an error', 'ECONNREFUSED', false],
])('%s', (_, error, isAway) => {
  expect(isDatabaseAway(error)).toBe(isAway)
})
