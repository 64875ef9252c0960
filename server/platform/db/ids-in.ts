import { sql } from 'kysely'
import type { Connection } from './schema.ts'
import { engineOf } from './engine-of.ts'

/**
 * Rows of ids for an `in`, as one parameter: there may be more of them than a statement takes parameters, and its text
 * stays the same however many there are, so that it is compiled and planned once. Not for an empty list.
 */
export const idsIn = (db: Connection, ids: readonly (string | number)[]) => {
  if (engineOf(db) === 'sqlite') return sql`select value from json_each(${JSON.stringify(ids)})`
  const type = sql.raw(typeof ids[0] === 'number' ? 'bigint[]' : 'text[]')
  return sql`select unnest(cast(${ids} as ${type}))`
}
