import { inject } from 'vitest'
import { createDatabase, type TestDatabase } from './databases.ts'

/** A migrated, empty PostgreSQL database for one test file; `drop` it at the end. */
export function createTestDatabase(): Promise<TestDatabase> {
  const { serverUrl, template } = inject('postgres')
  return createDatabase(serverUrl, template)
}
