import type { Migration } from '../migrate.ts'
import { firstTables } from './0001-first-tables.ts'

/** In the order in which they run; only ever added to. */
export const migrations: readonly Migration[] = [firstTables]
