import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorkerName, PROCESS_NAME } from '#server/ground/process-name.ts'
import type { TestDatabase } from '#testing/postgres/databases.ts'
import { createTestDatabase } from '#testing/postgres/test-database.ts'
import { openDatabase } from '../db/open-db.ts'
import type { Database } from '../db/schema.ts'
import { watchForGoneWorkers } from './gone-workers.ts'

const table = { name: 'pictures', openStatus: 'painting', orderBy: 'requestedAt' } as const

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await createTestDatabase()
  // A name that an operator gave in the URL does not hide the process from the others.
  const databaseUrl = `${database.url}?application_name=stories`
  ;({ db } = await openDatabase({ dataDir: '', databasePoolSize: 2, secrets: { databaseUrl } }))
  await db
    .insertInto('users')
    .values({ id: 1, username: 'ada', usernameKey: 'ada', passwordHash: '-', isAdmin: 0, createdAt: 0 })
    .execute()
  await db
    .insertInto('stories')
    .values({ id: 'ferry', userId: 1, premise: '', contentRating: 'teen', createdAt: 0, updatedAt: 0 })
    .execute()
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

async function storeJobOf(worker: string): Promise<void> {
  const message = await db
    .insertInto('messages')
    .values({ storyId: 'ferry', createdAt: 0, depth: 0, role: 'assistant', content: '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const id = crypto.randomUUID()
  const about = { id, messageId: message.id, storyId: 'ferry', userId: 1, requestedAt: 0 }
  await db
    .insertInto('pictures')
    .values({ ...about, status: 'painting', worker })
    .execute()
}

async function connect(application_name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url, application_name })
  await client.connect()
  return client
}

async function connectedNames(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select application_name as name from pg_stat_activity`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}

test('a worker is gone when its process has had no connection at two looks in a row', async () => {
  await storeJobOf(newWorkerName())
  await storeJobOf('lanterntale-other/1')
  await storeJobOf('a worker of an older version')
  const look = watchForGoneWorkers(db, table)
  const other = await connect('lanterntale-other')
  expect(await connectedNames()).toContain(PROCESS_NAME)
  expect(await look()).toEqual([])
  expect(await look()).toEqual([])

  await other.end()
  const isAway = async () => (await connectedNames()).every((name) => name !== 'lanterntale-other')
  await expect.poll(isAway).toBe(true)
  expect(await look()).toEqual([])
  expect(await look()).toEqual(['lanterntale-other/1'])

  // Connections that were cut come back: the count begins anew.
  const again = await connect('lanterntale-other')
  expect(await look()).toEqual([])
  await again.end()
  await expect.poll(isAway).toBe(true)
  expect(await look()).toEqual([])
  expect(await look()).toEqual(['lanterntale-other/1'])
})
