import { sql } from 'kysely'
import { engineOf } from '../db/engine-of.ts'
import type { Connection } from '../db/schema.ts'
import { indexTexts } from './search-texts.ts'

const TEXTS_AT_ONCE = 500

interface StoredStory {
  id: string
  premise: string
  heading: string | null
}

/** Empties the index and fills it from what the database holds, for rows that came in by another way than a turn. */
export async function refillSearchIndex(db: Connection): Promise<void> {
  if (engineOf(db) === 'sqlite') {
    await sql`insert into search_terms (search_terms) values ('delete-all')`.execute(db)
    await sql`delete from search_stories`.execute(db)
  } else await sql`delete from search_entries`.execute(db)
  const { rows } = await sql<StoredStory>`
    select id, premise, coalesce(given_title, title) as heading from stories order by id`.execute(db)
  for (const { id: storyId, premise, heading } of rows) {
    await indexTexts(db, [
      { place: { storyId, place: 'scenario' }, text: premise },
      ...(heading === null ? [] : [{ place: { storyId, place: 'title' as const }, text: heading }]),
    ])
    await indexMessages(db, storyId)
  }
}

async function indexMessages(db: Connection, storyId: string): Promise<void> {
  let last: number | undefined = 0
  while (last !== undefined) {
    const { rows }: { rows: { id: number; content: string }[] } = await sql<{ id: number; content: string }>`
      select id, content from messages where story_id = ${storyId} and id > ${last} and content <> ''
      order by id limit ${TEXTS_AT_ONCE}`.execute(db)
    await indexTexts(
      db,
      rows.map(({ id: messageId, content }) => ({
        place: { storyId, place: 'message', messageId },
        text: content,
      })),
    )
    last = rows.at(-1)?.id
  }
}
