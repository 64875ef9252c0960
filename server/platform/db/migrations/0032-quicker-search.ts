import { sql } from 'kysely'
import { refillSearchIndex } from '../../search/refill-search.ts'
import { engineOf } from '../engine-of.ts'
import type { Migration } from '../migration.ts'

/**
 * On SQLite what was told last waits to be put into the full-text table many at a time, headings stand in a table of
 * their own, and which words a story has is known without looking into it.
 */
export const quickerSearch: Migration = {
  name: '0032-quicker-search',
  async up(db) {
    if (engineOf(db) !== 'sqlite') return
    for (const table of ['search_newest', 'search_headings'])
      await sql`create table ${sql.table(table)} (id integer primary key, terms text not null)`.execute(db)
    await sql`create table search_story_words (key integer not null, term text not null, primary key (key, term))
      without rowid`.execute(db)
    await sql`alter table search_stories add column has_lost_words integer not null default 0`.execute(db)
    await sql`create trigger search_newest_go after delete on messages begin
      update search_stories set has_lost_words = 1 where story_id = old.story_id;
      delete from search_newest
      where id = ((select key from search_stories where story_id = old.story_id) << 32) + old.id + 1;
    end`.execute(db)
    await sql`create trigger search_words_go after delete on search_stories begin
      delete from search_newest where id between old.key << 32 and (old.key << 32) + 4294967295;
      delete from search_headings where id between old.key << 32 and (old.key << 32) + 1;
      delete from search_story_words where key = old.key;
    end`.execute(db)
    await sql`drop table search_words`.execute(db)
    await refillSearchIndex(db)
  },
}
