import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, type Logger } from 'kysely'
import type { Pool } from 'pg'
import { databaseAsked } from '../metrics/observations.ts'
import { camelCaseRows } from './camel-case.ts'
import { openSqliteDialect } from './sqlite-dialect.ts'
import { GroupingSqliteDriver } from './sqlite-driver.ts'
import { migrate } from './migrate.ts'
import type { Database, Schema } from './schema.ts'

export interface DatabaseSettings {
  dataDir: string
  databasePoolSize: number
  secrets: { databaseUrl?: string }
}

/** Manner in which the database is opened. */
interface OpeningManner {
  /** For readers who wait: what takes too long is given up. Commands and migrations take the time that they need. */
  isServing?: boolean
}

/** The open, migrated database, and the engine under it for what Kysely cannot say. */
export interface OpenDatabase {
  db: Database
  /** Set on PostgreSQL: for the throttles that nodes share, and for what is measured to be hot. */
  pool?: Pool
  /** Set on SQLite: for what is measured to be hot. */
  sqlite?: GroupingSqliteDriver
}

/** Opens PostgreSQL when a URL is set, else SQLite in the data folder, and brings it to this program's version. */
export async function openDatabase(
  settings: DatabaseSettings,
  { isServing = false }: OpeningManner = {},
): Promise<OpenDatabase> {
  const migrated = await open(settings, false)
  let isKept = false
  try {
    await migrate(migrated.db, migrated.pool ? 'postgres' : 'sqlite')
    isKept = !isServing || migrated.pool === undefined
  } finally {
    if (!isKept) await migrated.db.destroy()
  }
  return isKept ? migrated : open(settings, isServing)
}

/** Where the database is when there is no URL. */
export const sqliteFile = (dataDir: string): string => join(dataDir, 'lanterntale.db')

const log: Logger = ({ queryDurationMillis }) =>
  databaseAsked.publish({ seconds: queryDurationMillis / 1000 })

async function open(
  { dataDir, databasePoolSize, secrets }: DatabaseSettings,
  isServing: boolean,
): Promise<OpenDatabase> {
  if (secrets.databaseUrl) {
    // NOTE: loaded only here, so that an installation on SQLite neither waits for it nor holds it in memory.
    const { openPool, openPostgresDialect } = await import('./postgres-dialect.ts')
    const pool = openPool(secrets.databaseUrl, databasePoolSize, { isServing })
    return {
      db: new Kysely<Schema>({ dialect: openPostgresDialect(pool), plugins: [camelCaseRows], log }),
      pool,
    }
  }
  makeDataFolder(dataDir)
  const sqlite = new GroupingSqliteDriver(sqliteFile(dataDir))
  return {
    db: new Kysely<Schema>({ dialect: openSqliteDialect(sqlite), plugins: [camelCaseRows], log }),
    sqlite,
  }
}

/** Throws an Error for people where the folder cannot be made or written: a volume of somebody else, or a read-only disk. */
function makeDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.W_OK)
  } catch (error) {
    const who = process.getuid ? ` by user ${process.getuid()}` : ''
    throw new Error(
      `The data folder ${dataDir} cannot be written${who}. Give it to that user, or set DATA_DIR.`,
      {
        cause: error,
      },
    )
  }
}
