import { DatabaseSync, StatementSync } from 'node:sqlite'
import pg from 'pg'
import { vi } from 'vitest'

/** All that this process has asked its databases since the beginning. */
export interface DatabaseTraffic extends Disposable {
  /** Texts in their order, with those that begin and end transactions on PostgreSQL. */
  statements: string[]
  commits: number
  /** On PostgreSQL; what is sent while an answer on the same connection is awaited shares its trip. */
  roundTrips: number
}

/** Counts at the drivers themselves, below Kysely and whatever else asks. Dispose of it to end that. */
export function watchDatabases(): DatabaseTraffic {
  const traffic = { statements: [] as string[], commits: 0, roundTrips: 0 }
  const spies = [...watchSqlite(traffic), watchPostgres(traffic)]
  return Object.assign(traffic, { [Symbol.dispose]: () => spies.forEach((spy) => spy.mockRestore()) })
}

type Counts = Omit<DatabaseTraffic, typeof Symbol.dispose>

function watchSqlite(traffic: Counts) {
  const { all, run } = StatementSync.prototype
  const { exec } = DatabaseSync.prototype
  return [
    vi.spyOn(StatementSync.prototype, 'all').mockImplementation(function (this: StatementSync, ...values) {
      traffic.statements.push(this.sourceSQL)
      return Reflect.apply(all, this, values)
    }),
    vi.spyOn(StatementSync.prototype, 'run').mockImplementation(function (this: StatementSync, ...values) {
      traffic.statements.push(this.sourceSQL)
      return Reflect.apply(run, this, values)
    }),
    vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (this: DatabaseSync, text) {
      if (text === 'commit') traffic.commits += 1
      return Reflect.apply(exec, this, [text])
    }),
  ]
}

function watchPostgres(traffic: Counts) {
  const ask = pg.Client.prototype.query as (...given: unknown[]) => unknown
  const awaited = new WeakMap<object, number>()
  return vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: object,
    ...given: unknown[]
  ) {
    const [question] = given as [string | { text: string }]
    const text = typeof question === 'string' ? question : question.text
    const before = awaited.get(this) ?? 0
    traffic.statements.push(text)
    if (text === 'commit') traffic.commits += 1
    if (before === 0) traffic.roundTrips += 1
    awaited.set(this, before + 1)
    const note = () => void awaited.set(this, awaited.get(this)! - 1)
    const result: unknown = Reflect.apply(ask, this, withNote(given, note))
    if (result instanceof Promise) result.then(note, note)
    return result
  })
}

/** Those who ask with a callback hear of the answer there. */
const withNote = (given: unknown[], note: () => void): unknown[] =>
  given.map((value) =>
    typeof value === 'function'
      ? (...answer: unknown[]) => {
          note()
          return Reflect.apply(value, undefined, answer) as unknown
        }
      : value,
  )
