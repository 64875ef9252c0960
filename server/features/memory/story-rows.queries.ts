import { CompiledQuery } from 'kysely'
import type { Connection } from '#server/platform/db/schema.ts'
import { engineOf } from '#server/platform/db/engine-of.ts'
import { snakeCase } from '#server/platform/db/camel-case.ts'
import { aliasColumns, entryColumns, factColumns } from './entries.queries.ts'
import type { AliasRow, EntryRow, StoredFact } from './entries.queries.ts'
import { spanColumns, type SpanRow } from './spans.queries.ts'

/** The rows of a story's memory, of all its paths, each kind in the order in which it came. */
export interface MemoryRows {
  spans: SpanRow[]
  entries: EntryRow[]
  aliases: AliasRow[]
  facts: StoredFact[]
}

const kinds = {
  spans: ['memory_spans', spanColumns],
  entries: ['memory_entries', entryColumns],
  aliases: ['memory_aliases', aliasColumns],
  facts: ['memory_facts', factColumns],
} as const

const textFor = (array: string, object: string, value: string): string =>
  `select ${Object.entries(kinds)
    .map(([name, [table, columns]]) => {
      const fields = columns.map((column) => `'${column}', ${snakeCase(column)}`).join()
      return `cast((select ${array}(${object}(${fields}) order by id) from ${table} where story_id = ${value}) as text) as ${name}`
    })
    .join()}`
const texts = {
  sqlite: textFor('json_group_array', 'json_object', '?'),
  postgres: textFor('json_agg', 'json_build_object', '$1'),
}

/** Reads all of a story's memory at once: a turn asks for it each time, and mostly there is little. */
export async function findMemoryRows(db: Connection, storyId: string): Promise<MemoryRows> {
  const engine = engineOf(db)
  const values = engine === 'sqlite' ? Object.keys(kinds).map(() => storyId) : [storyId]
  const query = CompiledQuery.raw(texts[engine], values)
  const { rows } = await db.executeQuery<Record<keyof MemoryRows, string | null>>(query)
  const read = (name: keyof MemoryRows): unknown => JSON.parse(rows[0]?.[name] ?? '[]')
  return {
    spans: read('spans') as SpanRow[],
    entries: read('entries') as EntryRow[],
    aliases: read('aliases') as AliasRow[],
    facts: read('facts') as StoredFact[],
  }
}
