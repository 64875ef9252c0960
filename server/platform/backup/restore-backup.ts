import { createHash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { OpenDatabase } from '../db/open-db.ts'
import { runMigrations } from '../db/migrate.ts'
import type { Migration } from '../db/migration.ts'
import type { Schema } from '../db/schema.ts'
import { refillSearchIndex } from '../search/refill-search.ts'
import type { Storage } from '../storage/storage.ts'
import { BackupLine } from './backup-line.ts'
import { backupTables, tableNames, type BackupRow, type TableName } from './backup-tables.ts'
import { rebuildTables } from './rebuild-tables.ts'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

const ROWS_AT_ONCE = 200
/** Tables whose rows would open a door that was shut since: who was logged out stays so, and used links open nothing. */
const LEFT_OUT: ReadonlySet<TableName> = new Set(['sessions', 'password_resets', 'captchas'])

interface RestoreTarget {
  database: OpenDatabase
  storage: Storage
}

/** Puts a backup, of this version or an older one, into an empty database, all of it or nothing. Throws an Error for people. */
export async function restoreBackup({ database, storage }: RestoreTarget, file: string): Promise<void> {
  const engine = database.pool ? 'postgres' : 'sqlite'
  await database.db.transaction().execute(async (trx) => {
    await requireEmpty(trx)
    const hash = createHash('sha256')
    let isWhole = false
    let stepsLeft: readonly Migration[] = []
    let waiting: { table: TableName; rows: BackupRow[] } = { table: 'users', rows: [] }
    const flush = async () => {
      if (waiting.rows.length > 0) await insertRows(trx, waiting.table, waiting.rows)
      waiting = { ...waiting, rows: [] }
    }

    await readLines(file, async (text) => {
      const line = parse(text)
      isWhole = 'sha256' in line && line.sha256 === hash.copy().digest('hex')
      hash.update(text)
      if ('lanterntale' in line) stepsLeft = await rebuildTables(trx, engine, line.migrations)
      if ('picture' in line) await storage.put(line.picture, Buffer.from(line.base64, 'base64'), 'image/webp')
      if (!('table' in line) || LEFT_OUT.has(line.table)) return
      if (line.table !== waiting.table || waiting.rows.length === ROWS_AT_ONCE) await flush()
      waiting.table = line.table
      waiting.rows.push(line.row)
    }).catch(explain)
    await flush()
    if (!isWhole) throw damaged()
    await runMigrations(trx, engine, stepsLeft)
    await refillSearchIndex(trx)
    if (database.pool) await countOn(trx)
  })
}

const damaged = (cause?: unknown) =>
  new Error('The file is no whole backup: it is damaged or was cut short. Nothing was restored.', { cause })

/** The words of the decompressor help nobody. */
function explain(error: NodeJS.ErrnoException): never {
  throw error.code?.startsWith('Z_') ? damaged(error) : error
}

function parse(text: string): BackupLine {
  try {
    return BackupLine.parse(JSON.parse(text))
  } catch (error) {
    throw damaged(error)
  }
}

async function requireEmpty(trx: Transaction<Schema>): Promise<void> {
  for (const table of tableNames) {
    if (table === 'settings') continue
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(trx)
    if (rows.length > 0) throw new Error('The database is not empty. A backup is restored into an empty one.')
  }
}

async function insertRows(trx: Transaction<Schema>, table: TableName, rows: BackupRow[]): Promise<void> {
  const columns = Object.keys(rows[0]!)
  const tuples = rows.map((row) => sql`(${sql.join(columns.map((column) => sql`${row[column]}`))})`)
  const names = sql.join(columns.map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(tuples)}`.execute(trx)
}

/** PostgreSQL does not notice which ids came from outside: it must be told where to count on. */
async function countOn(trx: Transaction<Schema>): Promise<void> {
  for (const table of tableNames.filter((name) => backupTables[name][0] === 'id')) {
    const found = await sql<{
      counter: string | null
    }>`select pg_get_serial_sequence(${table}, 'id') as counter`.execute(trx)
    const counter = found.rows[0]?.counter
    if (!counter) continue
    const next = sql`(select coalesce(max(id), 0) + 1 from ${sql.table(table)})`
    await sql`select setval(${counter}, ${next}, false)`.execute(trx)
  }
}

/** Hands each line of a gzipped text to `take`, one after the other, its line end included. */
async function readLines(file: string, take: (line: string) => Promise<void>): Promise<void> {
  await pipeline(createReadStream(file), createGunzip(), async (bytes: AsyncIterable<Buffer>) => {
    const decoder = new TextDecoder()
    let rest = ''
    for await (const piece of bytes) {
      const lines = (rest + decoder.decode(piece, { stream: true })).split(/(?<=\n)/)
      rest = lines.at(-1)!.endsWith('\n') ? '' : lines.pop()!
      for (const line of lines) await take(line)
    }
    if (rest !== '') await take(rest)
  })
}
