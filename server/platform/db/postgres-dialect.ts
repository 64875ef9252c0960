import { PostgresDialect, PostgresQueryCompiler, type Dialect } from 'kysely'
import pg from 'pg'
import { secondsMs } from '#server/ground/clock.ts'
import { PROCESS_NAME } from '#server/ground/process-name.ts'
import { snakeCase } from './camel-case.ts'
import { PoolAdapter } from './engine-of.ts'
import { PreparingClient } from './preparing-client.ts'

const INT8 = 20
/** As many as begin and end turns at once; one that stays open has its plans, which the next reader would wait for. */
const STAYING_CONNECTIONS = 4

/** Limits of a node that serves: a reader is told to come again before a browser would give up. */
const SERVING = {
  connectionTimeoutMillis: 4 * secondsMs,
  statement_timeout: 7 * secondsMs,
  // NOTE: for a server that says nothing at all; it ends the connection, so that no later call waits on it.
  query_timeout: 8 * secondsMs,
  keepAlive: true,
}

/** The pool of one node. 64-bit columns hold ids and milliseconds, which a JavaScript number carries exactly. */
export function openPool(url: string, size: number, { isServing }: { isServing: boolean }): pg.Pool {
  const pool = new pg.Pool({
    connectionString: named(url),
    Client: PreparingClient,
    max: size,
    min: isServing ? Math.min(STAYING_CONNECTIONS, size) : 0,
    ...(isServing && SERVING),
    // What is asked without waiting for the answer before is sent at once (`send-together.ts`).
    pipeline: true,
    types: { getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) },
  })
  // NOTE: without a listener, a connection that the server closes would end the process: an idle one tells the pool, one
  // that is in use tells nobody else. Whoever waits for an answer on it hears of it by the answer.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  return pool
}

/** A name in the URL would win over the one by which other nodes know whether this process lives. */
function named(url: string): string {
  const [address = '', options] = url.split('?')
  const parameters = new URLSearchParams(options)
  parameters.set('application_name', PROCESS_NAME)
  return `${address}?${parameters.toString()}`
}

export const openPostgresDialect = (pool: pg.Pool): Dialect => new SnakeCasePostgresDialect(pool)

class SnakeCasePostgresDialect extends PostgresDialect {
  readonly #pool: pg.Pool

  constructor(pool: pg.Pool) {
    super({ pool })
    this.#pool = pool
  }

  override createAdapter(): PoolAdapter {
    return new PoolAdapter(this.#pool)
  }

  override createQueryCompiler(): PostgresQueryCompiler {
    return new SnakeCasePostgresCompiler()
  }
}

class SnakeCasePostgresCompiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(identifier: string): string {
    return super.sanitizeIdentifier(snakeCase(identifier))
  }
}
