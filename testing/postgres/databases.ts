import { randomBytes } from 'node:crypto'
import pg from 'pg'

export interface TestDatabase {
  readonly name: string
  readonly url: string
  drop(): Promise<void>
}

/** Makes a database on the server at `serverUrl`: empty, or a copy of the database named `template`. */
export async function createDatabase(serverUrl: string, template = 'template1'): Promise<TestDatabase> {
  const name = `lanterntale_${randomBytes(6).toString('hex')}`
  await execute(serverUrl, `create database ${name} template ${template}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return {
    name,
    url: url.href,
    drop: () => execute(serverUrl, `drop database if exists ${name} with (force)`),
  }
}

async function execute(serverUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
