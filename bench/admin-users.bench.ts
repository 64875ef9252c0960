// `npm run bench -- admin-users`: the users answer with 100,000 users and 5 million ledger rows, on both databases.
import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import * as contract from '#contract/admin.ts'
import type { Arguments } from '#contract/endpoint.ts'
import { setAdmin } from '#server/features/account/admin-rights.queries.ts'
import { monthOf } from '#server/ground/clock.ts'
import { openDatabase, type DatabaseSettings } from '#server/platform/db/open-db.ts'
import { Person, signUp } from '#testing/people.ts'
import { createDatabase } from '#testing/postgres/databases.ts'
import { startPostgres } from '#testing/postgres/start-postgres.ts'
import { startServer } from '#testing/server-process.ts'
import { ROWS_A_USER, seedLargeSite, USERS } from './admin-users/seed.ts'
import { describeMachine, percentile, table } from './machine.ts'

const ASKED_TIMES = 40

type Asked = Arguments<typeof contract.listUsers>['query']
const cases: [name: string, query: Asked][] = [
  ['first page, unsorted', {}],
  ['first page by total, falling', { sort: 'total', direction: 'desc' }],
  ['page 1,900 by total', { sort: 'total', direction: 'desc', page: '1900' }],
  ['page 1,900 by email', { sort: 'email', page: '1900' }],
  ['searched, few found', { search: 'reader-9999' }],
  ['searched, none found', { search: 'nobody' }],
  ['this month, by what was used', { tab: 'month', sort: 'thisMonth', direction: 'desc' }],
]

/** Milliseconds of each answer over HTTP, by case. */
async function measure(databaseUrl?: string): Promise<number[][]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lanterntale-bench-'))
  try {
    await using server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' })
    const admin = await signUp(new Person(server.url), 'the-admin')
    await server.stop()
    await fill({ dataDir, databasePoolSize: 2, secrets: { databaseUrl } }, admin.user!.id)
    await server.restart()
    return await timesOf(admin)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function fill(settings: DatabaseSettings, adminId: number): Promise<void> {
  const { db } = await openDatabase(settings)
  const now = Date.now()
  await seedLargeSite(db, now, monthOf(now))
  await setAdmin(db, adminId, true)
  // A database that grew over years has long done so by itself.
  await sql`analyze`.execute(db)
  await db.destroy()
}

async function timesOf(admin: Person): Promise<number[][]> {
  const all: number[][] = []
  for (const [, query] of cases) {
    const took: number[] = []
    for (let n = 0; n < ASKED_TIMES; n++) {
      const began = performance.now()
      await admin.ask(contract.listUsers, { query })
      took.push(performance.now() - began)
    }
    all.push(took)
  }
  return all
}

const whole = (value: number) => value.toFixed(0)
const loadBefore = loadavg()[0]!
const onSqlite = await measure()
await using postgres = await startPostgres()
const onPostgres = await measure((await createDatabase(postgres.url)).url)
const rows = cases.map(([name], place) => [
  name,
  ...[onSqlite[place]!, onPostgres[place]!].flatMap((took) => [
    whole(percentile(took, 0.5)),
    whole(percentile(took, 0.95)),
    whole(percentile(took, 1)),
  ]),
])
const report = `# The users of a large site

Measured by \`npm run bench -- admin-users\` on ${describeMachine()}: ${USERS.toLocaleString('en')} users and
${(USERS * ROWS_A_USER).toLocaleString('en')} ledger rows, pages of 50 users, ${ASKED_TIMES} answers each over HTTP, one after the other.
The load average was ${loadBefore.toFixed(1)} before the run and ${loadavg()[0]!.toFixed(1)} after it.

${table(
  ['answer', 'SQLite: median (ms)', 'p95', 'slowest', 'PostgreSQL: median (ms)', 'p95', 'slowest'],
  rows,
)}
`
writeFileSync(join(import.meta.dirname, 'results/admin-users.md'), report)
console.log(report)
