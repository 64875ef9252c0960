import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { CompiledQuery, QueryResult } from 'kysely'

const MOST_PREPARED = 200

/** Runs a query on one connection; each text is prepared once. */
export type RunStatement = <Row>(query: Pick<CompiledQuery, 'sql' | 'parameters'>) => QueryResult<Row>

export function prepareOn(database: DatabaseSync): RunStatement {
  const prepared = new Map<string, { statement: StatementSync; hasRows: boolean }>()

  const prepare = (sql: string) => {
    const known = prepared.get(sql)
    if (known) return known
    if (prepared.size >= MOST_PREPARED) prepared.clear()
    const statement = database.prepare(sql)
    const entry = { statement, hasRows: statement.columns().length > 0 }
    prepared.set(sql, entry)
    return entry
  }

  return <Row>({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): QueryResult<Row> => {
    const { statement, hasRows } = prepare(sql)
    const values = parameters as SQLInputValue[]
    if (hasRows) return { rows: statement.all(...values) as Row[] }
    const { changes, lastInsertRowid } = statement.run(...values)
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }
}

/** Whether a statement changes nothing. In doubt it does: then it takes the way of writes, which is slower and safe. */
export const isRead = (sql: string): boolean =>
  /^\s*(?:select|with)\b/i.test(sql) && !/\b(?:insert|update|delete|replace)\b/i.test(sql)
