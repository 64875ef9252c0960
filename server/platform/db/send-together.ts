import type { Pool } from 'pg'
import { secondsMs } from '#server/ground/clock.ts'
import { databaseAsked } from '../metrics/observations.ts'

/** A statement written by hand for PostgreSQL with its values; each connection prepares it once, by its name. */
export interface BoundStatement {
  statement: { name: string; text: string }
  values: unknown[]
}

/** Sends one statement, which is a transaction of its own. Resolves with its rows. */
export async function askPrepared<Row extends object>(
  pool: Pool,
  { statement, values }: BoundStatement,
): Promise<Row[]> {
  const startedAt = performance.now()
  const { rows } = await pool.query<Row>({ ...statement, values })
  databaseAsked.publish({ seconds: (performance.now() - startedAt) / secondsMs })
  return rows
}
