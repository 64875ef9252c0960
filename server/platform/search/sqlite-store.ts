import { CompiledQuery } from 'kysely'
import type { RunStatement } from '../db/sqlite-statements.ts'
import type { Connection } from '../db/schema.ts'
import type { PlaceTerms, SearchPlace } from './search-dialect.ts'

/**
 * The number of a row of the index: the key of its story in the upper half, its place in the lower one. So rows of one
 * story stand side by side, a search inside of it reads no others, and each row says whose it is.
 */
export const SLOTS = 2 ** 32
/** Of the story `s`: the number of its first row, and where all of them lie. */
export const FIRST_ROW = '(s.key << 32)'
export const AMONG_ITS_ROWS = `between ${FIRST_ROW} and ${FIRST_ROW} + ${SLOTS - 1}`
export const FIRST_MESSAGE = 2
const slotOf = (place: SearchPlace): number =>
  place.place === 'message' ? place.messageId + FIRST_MESSAGE - 1 : place.place === 'title' ? 0 : 1

/** As many messages wait for the full-text table: each part that is written to it costs much, whatever its size. */
const MOST_NEWEST = 64

interface Statement {
  sql: string
  parameters: unknown[]
}
interface Stored {
  /** Number of messages that wait now. */
  waiting: number
  /** The full-text table has this one with its former words. */
  isReplaced: number
}

const NEW_STORY = 'insert into search_stories (story_id) values (?)'
const storeIn = (table: 'search_newest' | 'search_headings') => `
  insert or replace into ${table} (id, terms)
  select ${FIRST_ROW} + cast(? as integer), ? from search_stories s where s.story_id = ?`
const STORE_HEADING = `${storeIn('search_headings')} returning 0 as waiting, 0 as "isReplaced"`
const STORE_MESSAGE = `${storeIn('search_newest')} returning
  (select count(*) from search_newest) as waiting,
  (select count(*) from search_terms_docsize d where d.id = search_newest.id) as "isReplaced"`
const DELETE_REPLACED = `delete from search_terms
  where rowid = (select ${FIRST_ROW} + cast(? as integer) from search_stories s where s.story_id = ?)`
const LOSE_WORDS = 'update search_stories set has_lost_words = 1 where story_id = ?'
const MOVE_NEWEST = [
  `insert or ignore into search_story_words (key, term)
    select n.id >> 32, t.value
    from search_newest n, json_each('["' || replace(trim(n.terms), ' ', '","') || '"]') t
    where t.value <> ''`,
  'insert into search_terms (rowid, terms) select id, terms from search_newest',
  'delete from search_newest',
].map((sql): Statement => ({ sql, parameters: [] }))

/** The statements that store a place, one after the other, whoever runs them and says what the first row of each is. */
function* storing({ place, terms }: PlaceTerms): Generator<Statement, void, Stored | undefined> {
  const slot = slotOf(place)
  const { storyId } = place
  const store = {
    sql: place.place === 'message' ? STORE_MESSAGE : STORE_HEADING,
    parameters: [slot, messageTermsText(terms), storyId],
  }
  let stored = yield store
  if (!stored) {
    yield { sql: NEW_STORY, parameters: [storyId] }
    stored = yield store
  }
  if (stored?.isReplaced) {
    yield { sql: DELETE_REPLACED, parameters: [slot, storyId] }
    yield { sql: LOSE_WORDS, parameters: [storyId] }
  }
  if (stored && stored.waiting >= MOST_NEWEST) yield* MOVE_NEWEST
}

/** Stores places in the caller's transaction. */
export async function storePlaces(db: Connection, places: readonly PlaceTerms[]): Promise<void> {
  for (const place of places) await runAll(db, storing(place))
}

/** Puts the messages that wait into the full-text table. */
export async function moveNewest(db: Connection): Promise<void> {
  for (const { sql, parameters } of MOVE_NEWEST) await db.executeQuery(CompiledQuery.raw(sql, parameters))
}

async function runAll(db: Connection, statements: ReturnType<typeof storing>): Promise<void> {
  let next = statements.next()
  while (!next.done) {
    const { sql, parameters } = next.value
    const { rows } = await db.executeQuery<Stored>(CompiledQuery.raw(sql, parameters))
    next = statements.next(rows[0])
  }
}

/** The terms of a place as the index holds them. */
export const messageTermsText = (terms: readonly string[]): string => ` ${terms.join(' ')} `

/** Stores terms of messages that have none yet, for a trigger; `rows` selects `story_id`, `message_id` and `terms`. */
export const storeTermsOf = (rows: string): string => `
  insert or ignore into search_stories (story_id) select story_id from (${rows});
  insert into search_newest (id, terms)
    select ${FIRST_ROW} + added.message_id + ${FIRST_MESSAGE - 1}, added.terms
    from (${rows}) added join search_stories s on s.story_id = added.story_id;`

/** Makes room again, inside of a transaction that runs in one go, where so many messages wait. */
export function moveFullNewest(run: RunStatement, waiting: number): void {
  if (waiting >= MOST_NEWEST) for (const statement of MOVE_NEWEST) run(statement)
}
