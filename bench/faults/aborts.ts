import { openDatabase } from '#server/platform/db/open-db.ts'
import { randomFrom } from '#server/ground/random.ts'
import { HastyReader } from '#testing/faults/hasty-reader.ts'
import { startModelServer } from '#testing/model-server.ts'
import { startPostgres } from '#testing/postgres/start-postgres.ts'
import { startNodes, storedAt } from './play-through.ts'

const READERS = 20
const NODES = 2
const MARK = /mark-\w+-\d+/g

/** Readers on two nodes who break off their calls at any moment and make them again elsewhere, each turn until it is heard. */
export async function playWithAborts(turns: number): Promise<(string | number)[]> {
  await using model = await startModelServer()
  // It says what it was told, so that a word that came to somebody else's ears is known by its mark.
  model.answer((body) => ({
    text: `You row, ${JSON.stringify(body).match(MARK)?.at(-1)}, and on.`,
    tokenMs: 5,
  }))
  await using database = await startPostgres({ fsync: true })
  await using stack = new AsyncDisposableStack()
  const narrator = {
    NARRATOR: 'openai-compatible',
    NARRATOR_MODEL: 'test-model',
    NARRATOR_BASE_URL: model.url,
  }
  const env = { ...narrator, LOG_LEVEL: 'fatal', DATABASE_URL: database.url }
  const nodes = await startNodes(stack, env, NODES)
  const urls = nodes.map(({ url }) => url)

  const random = randomFrom(String(turns))
  const counts = { failed: 0, lost: 0, doubled: 0, miscounted: 0, foreign: 0 }
  const readers = Array.from(
    { length: READERS },
    (_, at) => new HastyReader(urls, `hasty${at}`, random.fork(`${at}`)),
  )
  for (const reader of readers) await reader.begin()
  await Promise.all(
    readers.map(async (reader) => {
      for (let turn = 0; turn < turns; turn++) await reader.play().catch(() => (counts.failed += 1))
    }),
  )
  const { db } = await openDatabase(storedAt(database.url))
  for (const reader of readers) {
    const messages = await reader.read()
    const own = `mark-${reader.name}-`
    for (const mark of reader.marks) {
      const asked = messages.filter((text) => text === `I row on, ${mark}`).length
      if (asked === 0) counts.lost += 1
      if (asked > 1) counts.doubled += 1
    }
    const marks = [...messages, ...reader.heard].flatMap((text) => text.match(MARK) ?? [])
    counts.foreign += marks.filter((mark) => !mark.startsWith(own)).length
    const charges = await db
      .selectFrom('usage')
      .select('messageId')
      .where('storyId', '=', reader.storyId)
      .where('kind', '=', 'text')
      .execute()
    const replies = new Set(charges.map(({ messageId }) => messageId))
    counts.miscounted += Math.abs(reader.marks.length + 1 - charges.length) + charges.length - replies.size
  }
  await db.destroy()
  const aborts = readers.reduce((sum, reader) => sum + reader.aborts, 0)
  const { failed, lost, doubled, miscounted, foreign } = counts
  const name = `calls broken off at any moment, ${aborts} of them`
  const refused = ['–', '–', '–']
  return [
    name,
    READERS,
    READERS * turns,
    aborts,
    ...refused,
    lost,
    doubled,
    miscounted,
    failed,
    foreign,
    '–',
    '–',
  ]
}
