import type { Pool, PoolClient } from 'pg'
import { observed } from './observed.ts'
import type { PreparingClient } from './preparing-client.ts'

/** A statement written by hand for PostgreSQL with its values; each connection prepares it once, by its name. */
export interface BoundStatement {
  statement: { name: string; text: string }
  values: unknown[]
}

/** Rows as one value, for `json_to_recordset`. PostgreSQL takes no half of a character pair. */
export const jsonRows = (rows: readonly object[]): string =>
  JSON.stringify(rows, (_name, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value))

/** Sends one statement, which is a transaction of its own. Resolves with its rows. */
export const askPrepared = <Row extends object>(
  pool: Pool,
  { statement, values }: BoundStatement,
): Promise<Row[]> => observed(async () => (await pool.query<Row>({ ...statement, values })).rows)

/**
 * NOTE: PostgreSQL plans the first five times anew that a connection runs a statement, and one that takes lists mostly for ever:
 * planning those of a turn takes longer than running them. Their best plan does not hang on their values.
 */
const BEGIN = 'begin; set local plan_cache_mode = force_generic_plan'

/**
 * Sends statements at once: one transaction in one round trip. Resolves with the rows of each when they are committed;
 * where one fails, none of them counts, and its error is thrown.
 */
export const sendTogether = (pool: Pool, bound: readonly BoundStatement[]): Promise<object[][]> =>
  observed(() => send(pool, bound))

async function send(pool: Pool, bound: readonly BoundStatement[]): Promise<object[][]> {
  const client = (await pool.connect()) as PoolClient & Pick<PreparingClient, 'asOnePiece'>
  try {
    const { begun, asked, committed } = client.asOnePiece(() => ({
      begun: client.query(BEGIN),
      asked: bound.map(({ statement, values }) => client.query<object>({ ...statement, values })),
      committed: client.query('commit'),
    }))
    const results = await Promise.allSettled([begun, ...asked, committed])
    // NOTE: the first that failed says why; those behind it only say that the transaction is lost.
    const failed = results.find((result) => result.status === 'rejected')
    if (failed) throw failed.reason
    return await Promise.all(asked.map(async (result) => (await result).rows))
  } finally {
    client.release()
  }
}
