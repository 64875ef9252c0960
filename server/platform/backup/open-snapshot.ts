import { DatabaseSync } from 'node:sqlite'
import { sql, type Kysely } from 'kysely'
import { sqliteFile, type OpenDatabase } from '../db/open-db.ts'
import { backupTables, type BackupRow, type TableName } from './backup-tables.ts'

const ROWS_AT_ONCE = 1_000

/** The whole database as it was at one moment, whatever is written meanwhile; nobody waits for it. */
export interface Snapshot extends AsyncDisposable {
  rows(table: TableName): AsyncIterable<BackupRow> | Iterable<BackupRow>
}

export const openSnapshot = async ({ db, pool }: OpenDatabase, dataDir: string): Promise<Snapshot> =>
  pool ? openPostgresSnapshot(db.withoutPlugins()) : openSqliteSnapshot(sqliteFile(dataDir))

/** NOTE: a connection of its own: the driver's transactions take the write lock, and the server would wait for it. */
function openSqliteSnapshot(file: string): Snapshot {
  const reader = new DatabaseSync(file, { readOnly: true })
  reader.exec('begin')
  // The moment is that of the first read.
  reader.prepare('select name from migrations').all()
  return {
    rows: (table) =>
      reader.prepare(`select * from ${table} order by ${backupTables[table].join(', ')}`).iterate(),
    async [Symbol.asyncDispose]() {
      reader.close()
    },
  }
}

async function openPostgresSnapshot<T>(db: Kysely<T>): Promise<Snapshot> {
  const transaction = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
  return {
    async *rows(table) {
      const keys = sql.join(backupTables[table].map((column) => sql.ref(column)))
      const all = sql`select * from ${sql.table(table)}`
      let last: BackupRow | undefined
      do {
        const after = last && sql.join(backupTables[table].map((column) => sql`${last![column]}`))
        const condition = after ? sql`where (${keys}) > (${after})` : sql``
        const { rows } =
          await sql<BackupRow>`${all} ${condition} order by ${keys} limit ${ROWS_AT_ONCE}`.execute(
            transaction,
          )
        yield* rows
        last = rows.length === ROWS_AT_ONCE ? rows.at(-1) : undefined
      } while (last)
    },
    async [Symbol.asyncDispose]() {
      await transaction.rollback().execute()
    },
  }
}
