// `npm run bench -- library [messages]`: the list of 1,000 stories, and the search in all that was told in them.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { listStories } from '#server/features/library/list-stories.ts'
import { indexText, searchMessages } from '#server/platform/search/search-texts.ts'
import { startTestApp } from '#testing/start-test-app.ts'
import { seedStories, textFor, wordOf } from './library/seed-stories.ts'
import { describeMachine, percentile, table } from './machine.ts'

const STORIES = 1_000
const TURNS = 1_000
const CALLS = 20
const messages = Number(process.argv[2] ?? 1_000_000)

await using app = await startTestApp('sqlite', { env: { LOG_LEVEL: 'silent' } })
const reader = await app.reader()
const { db } = app.context
const begun = performance.now()
await seedStories(db, { userId: reader.user!.id, stories: STORIES, messages })
const seedSeconds = (performance.now() - begun) / 1_000

const userId = reader.user!.id
const ask = (query: Partial<Parameters<typeof listStories>[1]>) => async () =>
  void (await listStories(db, { userId, section: 'active', sort: 'updated', page: 1, search: '', ...query }))
const frequent = (at: number) => wordOf(at)
const middling = (at: number) => wordOf(300 + at * 37)
const rare = (at: number) => wordOf(9_000 + at * 211)
const searches: [string, (at: number) => string][] = [
  ['a frequent word', frequent],
  ['a word of middling frequency', middling],
  ['a rare word', rare],
  ['a word that nobody wrote', (at) => `zz${wordOf(at)}`],
  ['two frequent words', (at) => `${frequent(at)} ${frequent(at + 1)}`],
  ['a frequent and a rare word', (at) => `${frequent(at)} ${rare(at)}`],
  ['the beginning of a word', (at) => middling(at).slice(0, 4)],
  ['a phrase', (at) => `"${frequent(at)} ${frequent(at + 2)}"`],
]

const rows = [
  await measure('list by last played', ask({})),
  await measure('list by title', ask({ sort: 'title' })),
  await measure('list, page 50', ask({ page: 50 })),
]
for (const [what, typed] of searches)
  rows.push(await measure(`search: ${what}`, (at) => ask({ search: typed(at) })()))
const searched = rows.slice(3)
const allSearches = searched.flatMap(({ times }) => times)
const meanCpuMs = searched.reduce((sum, { cpuMs: each }) => sum + each, 0) / searched.length

const { id: storyId, headId } = await db
  .selectFrom('stories')
  .select(['id', 'headId'])
  .limit(1)
  .executeTakeFirstOrThrow()
const recall = await measure('recall on a path for a turn of nine words', async () => {
  await searchMessages(db, { storyId, headId: headId!, words: textFor(false), most: 8 })
})

const turnCpuMs = (await cpuOfTurns(true)) - (await cpuOfTurns(false))
const { textBytes, indexBytes } = await sizes()

const ms = (value: number) => value.toFixed(1)
const results = `# The library

Measured by \`npm run bench -- library ${messages}\` on ${describeMachine()}: one reader with ${STORIES.toLocaleString('en')} stories and
${messages.toLocaleString('en')} messages on SQLite, written in ${seedSeconds.toFixed(0)} s. 20 calls of each kind, without HTTP; processor time beside the clock's,
since the machine may have other work.

${table(
  ['call (ms)', 'median', 'p95', 'longest', 'processor, mean'],
  [...rows, { what: '**all searches**', times: allSearches, cpuMs: meanCpuMs }, recall].map(
    ({ what, times, cpuMs: mean }) => [
      what,
      ms(percentile(times, 0.5)),
      ms(percentile(times, 0.95)),
      ms(Math.max(...times)),
      ms(mean),
    ],
  ),
)}

Indexing adds ${turnCpuMs.toFixed(2)} ms of processor time to a turn (two texts, mean of ${TURNS}). The index takes
${(indexBytes / 2 ** 20).toFixed(0)} MiB for ${(textBytes / 2 ** 20).toFixed(0)} MiB of text: ${((100 * indexBytes) / textBytes).toFixed(0)} %.
`
writeFileSync(join(import.meta.dirname, 'results/library.md'), results)
console.log(results)

async function measure(what: string, act: (at: number) => Promise<void>) {
  const times: number[] = []
  const before = process.cpuUsage()
  for (let at = 0; at < CALLS; at++) {
    const start = performance.now()
    await act(at)
    times.push(performance.now() - start)
  }
  return { what, times, cpuMs: cpuSince(before) / CALLS }
}

/** Processor time of a transaction that stores a turn's two texts, with or without their index. */
async function cpuOfTurns(isIndexed: boolean): Promise<number> {
  const texts = Array.from({ length: TURNS }, () => [textFor(false), textFor(true)])
  const before = process.cpuUsage()
  for (const pair of texts)
    await db.transaction().execute(async (trx) => {
      for (const content of pair) {
        const message = { storyId, parentId: headId, depth: 0, role: 'assistant', content } as const
        const { id: messageId } = await trx
          .insertInto('messages')
          .values({ ...message, clientId: null, createdAt: 0 })
          .returning('id')
          .executeTakeFirstOrThrow()
        if (isIndexed) await indexText(trx, { storyId, place: 'message', messageId }, content)
      }
    })
  return cpuSince(before) / TURNS
}

function cpuSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

async function sizes(): Promise<{ textBytes: number; indexBytes: number }> {
  const { rows: found } = await sql<{ textBytes: number; indexBytes: number }>`select
    (select sum(length(cast(content as blob))) from messages) as text_bytes,
    (select sum(length(block)) from search_terms_data) + (select sum(length(sz)) + 8 * count(*) from search_terms_docsize)
      + (select 20 * count(*) from search_entries) as index_bytes`.execute(db)
  return found[0]!
}
