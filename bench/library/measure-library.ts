import { sql } from 'kysely'
import { listStories } from '#server/features/library/list-stories.ts'
import { engineOf } from '#server/platform/db/engine-of.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { indexText, searchMessages } from '#server/platform/search/search-texts.ts'
import { tidySearch } from '#server/platform/search/tidy-search.ts'
import { seedStories, signsOf, textFor, wordOf } from './seed-stories.ts'

const TURNS = 1_000
const CALLS = 20

export interface Measured {
  what: string
  /** Milliseconds of each call. */
  times: number[]
  /** Processor time of this process in each call, in milliseconds. */
  cpuTimes: number[]
}
export interface LibraryFigures {
  seedSeconds: number
  lists: Measured[]
  searches: Measured[]
  recall: Measured
  /** Of this process, for the two texts of a turn. */
  indexingCpuMs: number
  /** Of this process, to merge all parts of SQLite's index. */
  tidyingCpuMs: number
  textBytes: number
  indexBytes: number
}

const frequent = (at: number) => wordOf(at)
const middling = (at: number) => wordOf(300 + at * 37)
const rare = (at: number) => wordOf(9_000 + at * 211)
const kindsOfSearch: [string, (at: number) => string][] = [
  ['a frequent word', frequent],
  ['a word of middling frequency', middling],
  ['a rare word', rare],
  ['a word that nobody wrote', (at) => `zz${wordOf(at)}`],
  ['two frequent words', (at) => `${frequent(at)} ${frequent(at + 1)}`],
  ['a frequent and a rare word', (at) => `${frequent(at)} ${rare(at)}`],
  ['the beginning of a word', (at) => middling(at).slice(0, 4)],
  ['signs without spaces', (at) => signsOf(at % 5, at)],
  ['a phrase', (at) => `"${frequent(at)} ${frequent(at + 2)}"`],
]

/** Fills the library of a reader and asks for it in every way. */
export async function measureLibrary(
  db: Database,
  { userId, stories, messages }: { userId: number; stories: number; messages: number },
): Promise<LibraryFigures> {
  const begun = performance.now()
  await seedStories(db, { userId, stories, messages })
  const seedSeconds = (performance.now() - begun) / 1_000
  if (engineOf(db) === 'postgres') {
    await sql`select setval(pg_get_serial_sequence('messages', 'id'), (select max(id) from messages))`.execute(
      db,
    )
    await sql`vacuum analyze`.execute(db)
  }

  const beforeTidying = process.cpuUsage()
  if (engineOf(db) === 'sqlite') await tidySearch(db)
  const tidyingCpuMs = cpuSince(beforeTidying)

  const ask = (query: Partial<Parameters<typeof listStories>[1]>) => async () =>
    void (await listStories(db, {
      userId,
      section: 'active',
      sort: 'updated',
      page: 1,
      search: '',
      ...query,
    }))
  const lists = [
    await measure('list by last played', ask({})),
    await measure('list by title', ask({ sort: 'title' })),
    await measure('list, page 50', ask({ page: 50 })),
  ]
  const searches: Measured[] = []
  for (const [what, typed] of kindsOfSearch)
    searches.push(await measure(`search: ${what}`, (at) => ask({ search: typed(at) })()))

  const { id: storyId, headId } = await db
    .selectFrom('stories')
    .select(['id', 'headId'])
    .limit(1)
    .executeTakeFirstOrThrow()
  const path = await db.selectFrom('messages').select('id').where('storyId', '=', storyId).execute()
  const messageIds = path.map(({ id }) => id)
  const recall = await measure('recall on a path for a turn of nine words', async () => {
    await searchMessages(db, { storyId, messageIds, words: textFor(false), most: 8 })
  })
  const turns = { storyId, headId: headId! }
  const without = await cpuOfTurns(db, turns, false)
  const indexingCpuMs = (await cpuOfTurns(db, turns, true)) - without
  return { seedSeconds, lists, searches, recall, indexingCpuMs, tidyingCpuMs, ...(await sizes(db)) }
}

async function measure(what: string, act: (at: number) => Promise<void>): Promise<Measured> {
  const times: number[] = []
  const cpuTimes: number[] = []
  for (let at = 0; at < CALLS; at++) {
    const before = process.cpuUsage()
    const start = performance.now()
    await act(at)
    times.push(performance.now() - start)
    cpuTimes.push(cpuSince(before))
  }
  return { what, times, cpuTimes }
}

/** Processor time of the two transactions that store a turn's texts, with or without their index. */
async function cpuOfTurns(
  db: Database,
  { storyId, headId }: { storyId: string; headId: number },
  isIndexed: boolean,
): Promise<number> {
  const texts = Array.from({ length: 2 * TURNS }, (_, at) => textFor(at % 2 === 1))
  const before = process.cpuUsage()
  for (const content of texts)
    await db.transaction().execute(async (trx) => {
      const message = { storyId, parentId: headId, depth: 0, role: 'assistant', content } as const
      const { id: messageId } = await trx
        .insertInto('messages')
        .values({ ...message, clientId: null, createdAt: 0 })
        .returning('id')
        .executeTakeFirstOrThrow()
      if (isIndexed) await indexText(trx, { storyId, place: 'message', messageId }, content)
    })
  return cpuSince(before) / TURNS
}

function cpuSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

async function sizes(db: Database): Promise<{ textBytes: number; indexBytes: number }> {
  const { rows } =
    engineOf(db) === 'sqlite'
      ? await sql<{ textBytes: number; indexBytes: number }>`select
          (select sum(length(cast(content as blob))) from messages) as text_bytes,
          (select sum(pgsize) from dbstat where aggregate = 1 and name glob '*search_*') as index_bytes`.execute(
          db,
        )
      : await sql<{ textBytes: number; indexBytes: number }>`select
          (select sum(octet_length(content)) from messages)::float8 as text_bytes,
          pg_total_relation_size('search_entries')::float8 as index_bytes`.execute(db)
  return rows[0]!
}
