import { readFileSync, readdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres, type PostgresServer } from '#testing/postgres/start-postgres.ts'
import { cpuMs, parentOf } from './process-cost.ts'

export const databaseNames = ['SQLite', 'PostgreSQL'] as const
export type DatabaseName = (typeof databaseNames)[number]

/** An empty database of a candidate, with a data folder. */
export interface BenchDatabase extends AsyncDisposable {
  name: DatabaseName
  dataDir: string
  /** Absent on SQLite. */
  url?: string
  /** CPU that the database's own processes have used, in milliseconds. */
  cpuMs(): number
}

export type OpenBenchDatabase = () => Promise<BenchDatabase>

/** Readies a kind of database: each that is opened is new, and waits for the disk at each commit. */
export async function readyDatabases(
  name: DatabaseName,
): Promise<{ open: OpenBenchDatabase } & AsyncDisposable> {
  const server = name === 'PostgreSQL' ? await startPostgres() : undefined
  let opened = 0
  return {
    async open() {
      const dataDir = mkdtempSync(join(tmpdir(), 'lanterntale-bench-'))
      const remove = async () => rmSync(dataDir, { recursive: true, force: true })
      const base = { name, dataDir, [Symbol.asyncDispose]: remove }
      if (!server) return { ...base, cpuMs: () => 0 }
      const url = await createDatabase(server, `bench_${(opened += 1)}`)
      return { ...base, url, cpuMs: () => cpuOf(server) }
    },
    async [Symbol.asyncDispose]() {
      await server?.[Symbol.asyncDispose]()
    },
  }
}

async function createDatabase(server: PostgresServer, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await client.query(`create database ${name}`)
  // What was written before is not to be paid by who is measured next.
  await client.query('checkpoint')
  await client.end()
  const url = new URL(server.url)
  url.pathname = `/${name}`
  return url.href
}

/** The server's first process, all that it has started, and those that have ended. */
function cpuOf(server: PostgresServer): number {
  const home = new URL(server.url).searchParams.get('host')!
  const first = Number(readFileSync(join(home, 'data/postmaster.pid'), 'utf8').split('\n', 1)[0])
  const others = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === first)
  return others.reduce((sum, pid) => sum + cpuMs(pid), cpuMs(first, { withEnded: true }))
}
