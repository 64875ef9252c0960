import { PostgresDialect, PostgresQueryCompiler, type Dialect } from 'kysely'
import pg from 'pg'
import { snakeCase } from './camel-case.ts'

const INT8 = 20

/** The pool of one node. 64-bit columns hold ids and milliseconds, which a JavaScript number carries exactly. */
export function openPool(url: string, size: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    // What is asked without waiting for the answer before is sent at once (`send-together.ts`).
    pipeline: true,
    types: { getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) },
  })
  // NOTE: without a listener, an idle connection that the server closes would end the process.
  pool.on('error', () => {})
  return pool
}

export const openPostgresDialect = (pool: pg.Pool): Dialect => new SnakeCasePostgresDialect({ pool })

class SnakeCasePostgresDialect extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return new SnakeCasePostgresCompiler()
  }
}

class SnakeCasePostgresCompiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(identifier: string): string {
    return super.sanitizeIdentifier(snakeCase(identifier))
  }
}
