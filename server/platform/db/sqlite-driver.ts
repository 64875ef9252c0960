import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import { isRead, prepareOn, type RunStatement } from './sqlite-statements.ts'

/** Time for which opening the file waits, when nothing is served yet. */
const OPENING_TIMEOUT_MS = 5_000
/** SQLite's own wait holds up the whole process: it is kept as short as another process's commit. */
const BUSY_TIMEOUT_MS = 20
/** Time for which a writer waits for another process that holds the file, while others go on. */
const MOST_WAIT_MS = 5_000
const LOOK_AGAIN_MS = 25
const SQLITE_BUSY = 5

/**
 * SQLite with one writing and one reading connection. Transactions that come together share one commit, and so one
 * wait for the disk: each is a savepoint in the group's transaction, and is answered when the group is on the disk.
 * Reads beside transactions see only what is on the disk (docs/decisions/0024).
 */
export class GroupingSqliteDriver implements Driver {
  readonly #writer: DatabaseSync
  readonly #reader: DatabaseSync
  readonly write: RunStatement
  readonly read: RunStatement
  #lastInLine: Promise<void> = Promise.resolve()
  #group: PromiseWithResolvers<void> | undefined

  constructor(file: string) {
    this.#writer = new DatabaseSync(file, { timeout: OPENING_TIMEOUT_MS })
    turnToWal(this.#writer)
    this.#writer.exec('pragma synchronous = full; pragma foreign_keys = on')
    this.#writer.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`)
    this.#reader = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, readOnly: true })
    this.write = prepareOn(this.#writer)
    this.read = prepareOn(this.#reader)
  }

  async init(): Promise<void> {}

  /** Makes temporary views and triggers, which only the writing connection has, and as long as it is open. */
  define(text: string): void {
    this.#writer.exec(text)
  }

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this)
  }

  async releaseConnection(): Promise<void> {}

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    const leave = await this.#enter()
    this.#writer.exec('savepoint one')
    connection.leave = leave
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    this.#writer.exec('release one')
    const group = this.#group
    connection.end()
    await group?.promise
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    const group = this.#group
    if (this.#stillStands()) this.#writer.exec('rollback to one; release one')
    connection.end()
    await hasSettled(group)
  }

  /** A write outside of a transaction is one of its own. */
  async writeAlone<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const leave = await this.#enter()
    const group = this.#group
    try {
      const result = this.write<Row>(query)
      leave()
      await group?.promise
      return result
    } catch (error) {
      this.#stillStands()
      leave()
      await hasSettled(group)
      throw error
    }
  }

  /** Runs `work` as a transaction in one go, with no other work between its statements; if it throws, it has stored nothing. */
  async transact<Result>(work: (run: RunStatement) => Result): Promise<Result> {
    const connection = new SqliteConnection(this)
    await this.beginTransaction(connection)
    let result: Result
    try {
      result = work(this.write)
    } catch (error) {
      await this.rollbackTransaction(connection)
      throw error
    }
    await this.commitTransaction(connection)
    return result
  }

  async destroy(): Promise<void> {
    await hasSettled(this.#group)
    this.#reader.close()
    this.#writer.close()
  }

  /** Waits for the writer and joins the open group, or opens one. Returns how to let the next one in. */
  async #enter(): Promise<() => void> {
    const until = performance.now() + MOST_WAIT_MS
    const leave = await this.#standInLine()
    if (this.#group) return leave
    try {
      await this.#begin(until)
    } catch (error) {
      leave()
      throw error
    }
    const group = Promise.withResolvers<void>()
    group.promise.catch(() => {}) // each member hears of it by itself
    this.#group = group
    setImmediate(() => void this.#commit(group))
    return leave
  }

  /** Takes the write lock at once, since one that reads first could not upgrade beside another process. */
  async #begin(until: number): Promise<void> {
    for (;;) {
      try {
        return this.#writer.exec('begin immediate')
      } catch (error) {
        if (!isBusy(error) || performance.now() > until) throw error
      }
      await wait(LOOK_AGAIN_MS)
    }
  }

  async #standInLine(): Promise<() => void> {
    const before = this.#lastInLine
    const own = Promise.withResolvers<void>()
    this.#lastInLine = own.promise
    await before
    return own.resolve
  }

  async #commit(group: PromiseWithResolvers<void>): Promise<void> {
    const leave = await this.#standInLine()
    if (this.#group !== group) return leave()
    this.#group = undefined
    try {
      this.#writer.exec('commit')
      group.resolve()
    } catch (error) {
      if (this.#writer.isTransaction) this.#writer.exec('rollback')
      group.reject(error)
    }
    leave()
  }

  /** False when SQLite gave up the group's whole transaction, as it does when the disk is full: then all of it failed. */
  #stillStands(): boolean {
    if (!this.#group || this.#writer.isTransaction) return true
    this.#group.reject(new Error('The transaction was lost together with its group'))
    this.#group = undefined
    return false
  }
}

/**
 * Of two processes that open a new file at once, SQLite tells one that it is busy without waiting: each would wait for the
 * other's read to end.
 */
function turnToWal(writer: DatabaseSync): void {
  const until = performance.now() + OPENING_TIMEOUT_MS
  for (;;) {
    try {
      return writer.exec('pragma journal_mode = wal')
    } catch (error) {
      if (!isBusy(error) || performance.now() > until) throw error
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_AGAIN_MS)
  }
}

const isBusy = (error: unknown): boolean =>
  ((error as { errcode?: number }).errcode ?? 0) % 256 === SQLITE_BUSY

/** NOTE: what failed may have met what its group has just written: who looks for the reason must find it on the disk. */
const hasSettled = (group: PromiseWithResolvers<void> | undefined): Promise<void> | undefined =>
  group?.promise.catch(() => {})

/** Connections that one caller holds: inside a transaction the writer, otherwise whatever its queries need. */
class SqliteConnection implements DatabaseConnection {
  readonly #driver: GroupingSqliteDriver
  /** Set while a transaction holds the writer. */
  leave: (() => void) | undefined

  constructor(driver: GroupingSqliteDriver) {
    this.#driver = driver
  }

  end(): void {
    this.leave?.()
    this.leave = undefined
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.leave) return this.#driver.write<Row>(query)
    return isRead(query.sql) ? this.#driver.read<Row>(query) : this.#driver.writeAlone<Row>(query)
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query)
  }
}
