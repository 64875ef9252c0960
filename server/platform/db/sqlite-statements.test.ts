import { DatabaseSync } from 'node:sqlite'
import { CompiledQuery } from 'kysely'
import { expect, test, vi } from 'vitest'
import { isRead, prepareOn } from './sqlite-statements.ts'
import { isUniqueViolation } from './unique-violation.ts'

function openLamps() {
  const database = new DatabaseSync(':memory:')
  database.exec('create table lamps (id integer primary key, name text unique)')
  const prepared = vi.spyOn(database, 'prepare')
  const run = prepareOn(database)
  return { prepared, run: (sql: string, ...values: unknown[]) => run(CompiledQuery.raw(sql, values)) }
}

test('a statement says what it changed, or hands out its rows', () => {
  const { run } = openLamps()
  expect(run('insert into lamps (name) values (?), (?)', 'red', 'green')).toEqual({
    rows: [],
    numAffectedRows: 2n,
    insertId: 2n,
  })
  const rows = (sql: string) => run(sql).rows.map((row) => ({ ...(row as object) }))
  expect(rows('select name from lamps order by id')).toEqual([{ name: 'red' }, { name: 'green' }])
  expect(rows("delete from lamps where name = 'red' returning id")).toEqual([{ id: 1 }])
})

test('a text is prepared once; after two hundred of them all are prepared anew', () => {
  const { run, prepared } = openLamps()
  const ask = (n: number) => run(`select ${n}`)
  for (let n = 0; n < 200; n++) ask(n)
  ask(0)
  expect(prepared).toHaveBeenCalledTimes(200)
  ask(200)
  ask(200)
  expect(prepared).toHaveBeenCalledTimes(201)
  ask(0)
  expect(prepared).toHaveBeenCalledTimes(202)
})

test.each([
  ['select * from lamps', true],
  ['  SELECT 1', true],
  ['with a as (select 1) select * from a', true],
  ['with a as (select 1) update lamps set id = 2', false],
  ['with a as (select 1) insert into lamps select * from a', false],
  ['insert into lamps values (1)', false],
  ['update lamps set id = 1', false],
  ['DELETE from lamps', false],
  ['replace into lamps values (1)', false],
  ['selected', false],
  ['pragma user_version', false],
])('%j only reads: %s', (sql, reads) => {
  expect(isRead(sql)).toBe(reads)
})

test('a key that is there already is told from every other fault, on both engines', () => {
  const { run } = openLamps()
  const faultOf = (...[sql, ...values]: Parameters<typeof run>): unknown => {
    try {
      return run(sql, ...values)
    } catch (error) {
      return error
    }
  }
  run('insert into lamps values (1, ?)', 'red')
  expect(isUniqueViolation(faultOf('insert into lamps values (1, ?)', 'blue'))).toBe(true)
  expect(isUniqueViolation(faultOf('insert into lamps values (2, ?)', 'red'))).toBe(true)
  expect(isUniqueViolation(faultOf('insert into nothing values (1)'))).toBe(false)
  expect(isUniqueViolation(Object.assign(new Error('duplicate key'), { code: '23505' }))).toBe(true)
  expect(isUniqueViolation(Object.assign(new Error('no such row'), { code: '23503' }))).toBe(false)
  expect(isUniqueViolation(undefined)).toBe(false)
  expect(isUniqueViolation(null)).toBe(false)
})
