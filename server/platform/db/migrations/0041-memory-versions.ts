import { sql } from 'kysely'
import { engineOf } from '../engine-of.ts'
import type { Migration } from '../migration.ts'

const tables = ['memory_spans', 'memory_entries', 'memory_aliases', 'memory_facts']
/** Leases of spans say nothing about what is remembered. */
const changesOf = (table: string) =>
  table === 'memory_spans'
    ? 'update of status, title, summary, open_threads, closed_threads, finished_at'
    : 'update'

/**
 * Each story's memory has a version, which every change of its rows counts up, whoever makes it: what was read at a
 * version holds as long as that is the story's. A story without one remembers nothing.
 */
export const memoryVersions: Migration = {
  name: '0041-memory-versions',
  async up(db, { whole }) {
    await db.schema
      .createTable('memory_versions')
      .addColumn('story_id', 'text', (c) => c.primaryKey().references('stories.id').onDelete('cascade'))
      .addColumn('version', whole, (c) => c.notNull())
      .execute()
    const stories = tables.map((table) => `select story_id from ${table}`).join(' union ')
    await sql`insert into memory_versions select story_id, 1 from (${sql.raw(stories)}) as remembering`.execute(
      db,
    )
    for (const statement of engineOf(db) === 'sqlite' ? sqliteTriggers() : postgresTriggers())
      await sql.raw(statement).execute(db)
  },
}

/** NOTE: rows that go with their story must not bring its version back. */
const COUNT_GONE = 'update memory_versions set version = version + 1 where story_id = old.story_id'
const COUNT = `insert into memory_versions values (new.story_id, 1)
  on conflict (story_id) do update set version = memory_versions.version + 1`

const sqliteTriggers = () =>
  tables.flatMap((table) => [
    `create trigger ${table}_added after insert on ${table} begin ${COUNT}; end`,
    `create trigger ${table}_changed after ${changesOf(table)} on ${table} begin ${COUNT}; end`,
    `create trigger ${table}_gone after delete on ${table} begin ${COUNT_GONE}; end`,
  ])

const postgresTriggers = () => [
  `create or replace function count_memory_version() returns trigger language plpgsql as $$ begin
    if tg_op = 'DELETE' then ${COUNT_GONE}; else ${COUNT}; end if;
    return null;
  end $$`,
  ...tables.map(
    (table) => `create trigger ${table}_versions after insert or delete or ${changesOf(table)} on ${table}
      for each row execute function count_memory_version()`,
  ),
]
