import type { TestProject } from 'vitest/node'
import { openDatabase } from '#server/platform/db/open-db.ts'
import { createDatabase } from './databases.ts'
import { startPostgres } from './start-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { serverUrl: string; template: string }
  }
}

/** Before all tests: one PostgreSQL, and in it one migrated database that each test copies. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  // Without fsync: these tests end no server in mid-write. Those that do start one of their own.
  const server = process.env.TEST_DATABASE_URL ? undefined : await startPostgres({ fsync: false })
  const serverUrl = server?.url ?? process.env.TEST_DATABASE_URL ?? ''

  const template = await createDatabase(serverUrl)
  const migrated = await openDatabase({
    dataDir: '',
    databasePoolSize: 1,
    secrets: { databaseUrl: template.url },
  })
  await migrated.db.destroy()
  provide('postgres', { serverUrl, template: template.name })

  return async () => {
    await template.drop()
    await server?.[Symbol.asyncDispose]()
  }
}
