import { CompiledQuery, sql } from 'kysely'
import type { Connection } from '#server/platform/db/schema.ts'
import { engineOf } from '#server/platform/db/engine-of.ts'
import { snakeCase } from '#server/platform/db/camel-case.ts'
import { aliasColumns, entryColumns, factColumns } from './entries.queries.ts'
import type { AliasRow, EntryRow, StoredFact } from './entries.queries.ts'
import { spanColumns, type SpanRow } from './spans.queries.ts'

/**
 * The rows of a story's memory, of all its paths, each kind in the order in which it came; facts in the order in which they
 * were told, whenever they were found.
 */
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
  `select coalesce((select version from memory_versions where story_id = ${value}), 0) as version, ${Object.entries(
    kinds,
  )
    .map(([name, [table, columns]]) => {
      const fields = columns.map((column) => `'${column}', ${snakeCase(column)}`).join()
      return `cast((select ${array}(${object}(${fields}) order by id) from ${table} where story_id = ${value}) as text) as ${name}`
    })
    .join()}`
const texts = {
  sqlite: textFor('json_group_array', 'json_object', '?'),
  postgres: textFor('json_agg', 'json_build_object', '$1'),
}

interface RowsRead extends Record<keyof MemoryRows, string | null> {
  version: number
}

/** Reads all of a story's memory at once; a story that turns have read lately is known by it. */
export async function findMemoryRows(db: Connection, storyId: string): Promise<MemoryRows> {
  const read = await readRows(db, storyId)
  // NOTE: a transaction reads what may never come to be.
  const isNewer = read.version > (known.get(storyId)?.version ?? Infinity)
  if (isNewer && !db.isTransaction) keep(storyId, read)
  return read.rows
}

async function readRows(db: Connection, storyId: string): Promise<{ version: number; rows: MemoryRows }> {
  const engine = engineOf(db)
  const values = engine === 'sqlite' ? [storyId, ...Object.keys(kinds).map(() => storyId)] : [storyId]
  const { rows } = await db.executeQuery<RowsRead>(CompiledQuery.raw(texts[engine], values))
  const [read] = rows
  const listOf = (name: keyof MemoryRows): unknown => JSON.parse(read?.[name] ?? '[]')
  return {
    version: read?.version ?? 0,
    rows: {
      spans: listOf('spans') as SpanRow[],
      entries: listOf('entries') as EntryRow[],
      aliases: listOf('aliases') as AliasRow[],
      facts: asTold(listOf('facts') as StoredFact[]),
    },
  }
}

/** Sorts facts by when they were told; one that holds always stands where it was written. */
function asTold(facts: readonly StoredFact[]): StoredFact[] {
  let newest = 0
  const placed = facts.map((fact) => {
    newest = Math.max(newest, fact.messageId ?? 0)
    return { fact, place: fact.messageId ?? newest }
  })
  return placed.toSorted((one, other) => one.place - other.place).map(({ fact }) => fact)
}

/** Has whoever else changes this memory wait until the transaction ends. To come before all changes, so that no two wait for each other. */
export const holdMemory = (trx: Connection, storyId: string): Promise<unknown> =>
  sql`update memory_versions set version = version where story_id = ${storyId}`.execute(trx)

const nothing: MemoryRows = { spans: [], entries: [], aliases: [], facts: [] }
/** Rows that turns have read lately, by story, as they were at a version; at most so many facts: some 20 MB. */
const known = new Map<string, { version: number; rows: MemoryRows }>()
const MOST_FACTS = 20_000
let knownFacts = 0

/** The rows of a story whose memory has this version, from what is known of it; not to be changed. Version 0 remembers nothing. */
export async function memoryRowsAt(db: Connection, storyId: string, version: number): Promise<MemoryRows> {
  if (version === 0) return nothing
  const found = known.get(storyId)
  const current = found?.version === version ? found : await readRows(db, storyId)
  keep(storyId, current)
  return current.rows
}

/** Whether turns have read this story's memory lately in this process. */
export const isMemoryKnown = (storyId: string): boolean => known.has(storyId)

function keep(storyId: string, current: { version: number; rows: MemoryRows }): void {
  forget(storyId)
  known.set(storyId, current)
  knownFacts += current.rows.facts.length
  for (const oldest of known.keys()) {
    if (knownFacts <= MOST_FACTS) return
    forget(oldest)
  }
}

function forget(storyId: string): void {
  knownFacts -= known.get(storyId)?.rows.facts.length ?? 0
  known.delete(storyId)
}
