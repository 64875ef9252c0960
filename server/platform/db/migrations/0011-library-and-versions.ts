import { sql, type Kysely } from 'kysely'
import { mainGenre, type GenreMix } from '#contract/genres.ts'
import { engineOf } from '../engine-of.ts'
import { refillSearchIndex } from '../../search/refill-search.ts'
import type { Columns } from '../columns.ts'
import type { Migration } from '../migration.ts'

/** What the list of stories needs on their rows, versions of messages, moves of the head, shares by head, the search index. */
export const libraryAndVersions: Migration = {
  name: '0011-library-and-versions',
  async up(db, columns) {
    await addColumns(db, columns)
    await createHeadMoves(db, columns)
    await rebuildShares(db, columns)
    await (engineOf(db) === 'sqlite' ? createSqliteIndex(db) : createPostgresIndex(db))
    await fillColumns(db)
    // SQLite's index is filled where it takes its later shape, in 0032.
    if (engineOf(db) !== 'sqlite') await refillSearchIndex(db)
  },
}

async function addColumns(db: Kysely<unknown>, { whole }: Columns): Promise<void> {
  for (const name of ['given_title', 'genre', 'cover_id', 'note'])
    await db.schema.alterTable('stories').addColumn(name, 'text').execute()
  for (const name of ['archived_at', 'binned_at'])
    await db.schema.alterTable('stories').addColumn(name, whole).execute()
  await db.schema
    .alterTable('stories')
    .addColumn('opening', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  for (const table of ['stories', 'messages'])
    await db.schema
      .alterTable(table)
      .addColumn(table === 'stories' ? 'turns' : 'turn', whole, (c) => c.notNull().defaultTo(0))
      .execute()
  for (const name of ['kind', 'title', 'name'])
    await db.schema.alterTable('messages').addColumn(name, 'text').execute()
  for (const name of ['former_of', 'former_until'])
    await db.schema.alterTable('messages').addColumn(name, whole).execute()
  await db.schema.alterTable('turns').addColumn('guide', 'text').execute()
  await sql`create index stories_binned on stories (binned_at) where binned_at is not null`.execute(db)
  await sql`create index messages_openings on messages (story_id) where parent_id is null`.execute(db)
  await sql`create index messages_former on messages (former_of) where former_of is not null`.execute(db)
}

async function createHeadMoves(db: Kysely<unknown>, { idType, asId, whole }: Columns): Promise<void> {
  await db.schema
    .createTable('head_moves')
    .addColumn('id', idType, asId)
    .addColumn('story_id', 'text', (c) => c.notNull().references('stories.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('from_id', whole)
    .addColumn('to_id', whole, (c) => c.notNull())
    .addColumn('redo_id', whole)
    .addColumn('moved_at', whole, (c) => c.notNull())
    .execute()
  await db.schema.createIndex('head_moves_of_story').on('head_moves').columns(['story_id', 'id']).execute()
}

/** NOTE: SQLite drops no rule of a table that stands, so the table is written anew. */
async function rebuildShares(db: Kysely<unknown>, { whole }: Columns): Promise<void> {
  await db.schema
    .createTable('shares_by_head')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('story_id', 'text', (c) => c.notNull().references('stories.id').onDelete('cascade'))
    .addColumn('user_id', whole, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('excerpt', 'text', (c) => c.notNull())
    .addColumn('head_id', whole, (c) => c.notNull().unique().references('messages.id').onDelete('cascade'))
    .addColumn('allows_search_engines', whole, (c) => c.notNull())
    .addColumn('shared_at', whole, (c) => c.notNull())
    .execute()
  const columns = sql.raw('id, story_id, user_id, title, excerpt, head_id, allows_search_engines, shared_at')
  await sql`insert into shares_by_head (${columns}) select ${columns} from shares`.execute(db)
  await db.schema.dropTable('shares').execute()
  await db.schema.alterTable('shares_by_head').renameTo('shares').execute()
  await db.schema.createIndex('shares_of_user').on('shares').columns(['user_id', 'shared_at']).execute()
  await db.schema.createIndex('shares_of_story').on('shares').column('story_id').execute()
}

/** The number of a row is its story's key and its place: `slotOf` of `search/sqlite-search.ts`. */
async function createSqliteIndex(db: Kysely<unknown>): Promise<void> {
  await sql`create table search_stories (
    key integer primary key autoincrement,
    story_id text not null unique references stories (id) on delete cascade
  )`.execute(db)
  await sql`create virtual table search_terms using fts5 (
    terms, content = '', contentless_delete = 1, tokenize = 'ascii'
  )`.execute(db)
  // Fewer merges cost a turn less, and a search hardly more.
  await sql`insert into search_terms (search_terms, rank) values ('automerge', 16)`.execute(db)
  await sql`insert into search_terms (search_terms, rank) values ('crisismerge', 64)`.execute(db)
  await sql`create virtual table search_words using fts5vocab (search_terms, instance)`.execute(db)
  await sql`create trigger search_messages_go after delete on messages begin
    delete from search_terms
    where rowid = ((select key from search_stories where story_id = old.story_id) << 32) + old.id + 1;
  end`.execute(db)
  await sql`create trigger search_stories_go after delete on search_stories begin
    delete from search_terms where rowid between old.key << 32 and (old.key << 32) + 4294967295;
  end`.execute(db)
}

async function createPostgresIndex(db: Kysely<unknown>): Promise<void> {
  await sql`create table search_entries (
    id bigint generated by default as identity primary key,
    story_id text not null references stories (id) on delete cascade,
    place text not null,
    message_id bigint unique references messages (id) on delete cascade,
    terms tsvector not null
  )`.execute(db)
  await sql`create index search_entries_of_story on search_entries (story_id)`.execute(db)
  await sql`create unique index search_headings on search_entries (story_id, place) where message_id is null`.execute(
    db,
  )
  await sql`create index search_entries_terms on search_entries using gin (terms)`.execute(db)
}

async function fillColumns(db: Kysely<unknown>): Promise<void> {
  await sql`update messages set turn = (depth + 1) / 2`.execute(db)
  await sql`update messages set title = (select s.title from stories s where s.title_head_id = messages.id)
    where id in (select title_head_id from stories where title is not null)`.execute(db)
  await sql`alter table stories drop column title_head_id`.execute(db)
  await sql`update stories set turns = coalesce((select turn from messages m where m.id = stories.head_id), 0),
    opening = coalesce((
      select substr(m.content, 1, 300) from messages m
      where m.story_id = stories.id and m.parent_id is null order by m.id desc limit 1
    ), '')`.execute(db)
  const { rows } = await sql<{ id: string; genre_mix: string | null; head_id: number | null }>`
    select id, genre_mix, head_id from stories`.execute(db)
  for (const { id, genre_mix: mix, head_id: headId } of rows) {
    const genre = mix === null ? undefined : mainGenre(JSON.parse(mix) as GenreMix)
    if (genre) await sql`update stories set genre = ${genre} where id = ${id}`.execute(db)
    if (headId !== null) await fillCover(db, id, headId)
  }
}

/** The newest picture on the path. */
const fillCover = (db: Kysely<unknown>, storyId: string, headId: number) =>
  sql`with recursive path (id, parent_id) as (
      select id, parent_id from messages where id = ${headId}
      union all
      select m.id, m.parent_id from path join messages m on m.id = path.parent_id
    )
    update stories set cover_id = (
      select p.id from pictures p where p.status = 'painted' and p.message_id in (select id from path)
      order by p.message_id desc limit 1
    ) where id = ${storyId}`.execute(db)
