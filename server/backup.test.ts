import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { generateImage } from '#contract/scenes.ts'
import { startStory } from '#contract/stories.ts'
import type { Person } from '#testing/people.ts'
import { createTestDatabase } from '#testing/postgres/test-database.ts'
import { runCommand } from '#testing/run-command.ts'
import { engines, startTestApp, type TestApp, type TestEngine } from '#testing/start-test-app.ts'
import { openDatabase, type DatabaseSettings } from './platform/db/open-db.ts'

/** Runs `npm run backup` or `npm run restore`. */
const run = (command: 'backup' | 'restore', file: string, settings: DatabaseSettings) =>
  runCommand('backup', [command, file], settings)

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lanterntale-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function emptyPlace(engine: TestEngine): Promise<DatabaseSettings> {
  const settings = { dataDir: newFolder(), databasePoolSize: 2 }
  if (engine === 'sqlite') return { ...settings, secrets: {} }
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  return { ...settings, secrets: { databaseUrl: database.url } }
}

/** A backup's rows and pictures. The two databases order texts differently, so their order says nothing. */
const isOfSession = (line: string): boolean => line.includes('"table":"sessions"')

const linesOf = (file: string): string[] =>
  gunzipSync(readFileSync(file))
    .toString()
    .trimEnd()
    .split('\n')
    .slice(0, -1)
    .map((line) => sortedKeys(JSON.parse(line) as object))
    .toSorted()

const sortedKeys = (line: object): string =>
  JSON.stringify(line, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )

/** Readers who start stories one after the other until they are told to stop. */
function play(readers: Person[]): () => Promise<void> {
  const over = new AbortController()
  const playing = readers.map(async (reader) => {
    while (!over.signal.aborted) await reader.ask(startStory, { body: { prompt: 'A mill' } })
  })
  return async () => {
    over.abort()
    await Promise.all(playing)
  }
}

async function paintOne(app: TestApp, reader: Person): Promise<void> {
  const { storyId, messageId } = await reader.ask(startStory, { body: { prompt: 'A well' } })
  const params = { messageId: String(messageId) }
  await reader.ask(generateImage, { params, body: { storyId, content: 'A well' } })
  await expect
    .poll(() => app.context.db.selectFrom('pictures').select('status').execute())
    .toEqual([{ status: 'painted' }])
}

describe.each(engines)('a backup of %s', (engine) => {
  const other = engine === 'sqlite' ? 'postgres' : 'sqlite'

  test('made under load is restored on the other database, whole and of one moment', async () => {
    await using app = await startTestApp(engine)
    const readers = [await app.reader(), await app.reader(), await app.reader()]
    await paintOne(app, readers[0]!)
    const file = join(newFolder(), 'a.gz')
    const stop = play(readers)
    const made = await run('backup', file, app.context.config)
    await stop()
    expect(made).toMatchObject({ exitCode: 0, complained: '' })

    const place = await emptyPlace(other)
    expect(await run('restore', file, place)).toMatchObject({ exitCode: 0, complained: '' })
    const again = join(newFolder(), 'b.gz')
    expect(await run('backup', again, place)).toMatchObject({ exitCode: 0 })
    const lines = linesOf(file)
    expect(lines.filter((line) => line.includes('"picture":')).length).toBeGreaterThan(0)
    // Nobody who was logged out since is logged in again.
    expect(lines.filter(isOfSession)).toHaveLength(3)
    expect(linesOf(again)).toEqual(lines.filter((line) => !isOfSession(line)))

    const { db } = await openDatabase(place)
    const sums = await db
      .selectFrom('usage')
      .select((eb) => [
        'userId',
        eb.fn.sum<number | string>('inputTokens').as('i'),
        eb.fn.sum<number | string>('outputTokens').as('o'),
      ])
      .where('kind', '<>', 'image')
      .groupBy('userId')
      .execute()
    const totals = await db.selectFrom('usageByUser').select(['userId', 'textTokens']).execute()
    const added = await db
      .insertInto('auditLog')
      .values({ at: 0, action: 'login', outcome: 'done' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.destroy()
    const byUser = (a: [number, number], b: [number, number]) => a[0] - b[0]
    expect(totals.map((row): [number, number] => [row.userId, row.textTokens]).toSorted(byUser)).toEqual(
      sums.map((row): [number, number] => [row.userId!, Number(row.i) + Number(row.o)]).toSorted(byUser),
    )
    expect(added.id, 'ids are counted on').toBeGreaterThan(3)
  })

  test('is refused where something stands already, and when it was cut short', async () => {
    await using app = await startTestApp(engine)
    await app.reader()
    const file = join(newFolder(), 'a.gz')
    await run('backup', file, app.context.config)
    expect(await run('backup', file, app.context.config)).toMatchObject({ exitCode: 1 })
    expect((await run('restore', file, app.context.config)).complained).toContain('The database is not empty')

    const bytes = readFileSync(file)
    const half = join(newFolder(), 'half.gz')
    writeFileSync(half, bytes.subarray(0, bytes.length / 2))
    const place = await emptyPlace(engine)
    expect((await run('restore', half, place)).complained).toContain('Nothing was restored')
    const { db } = await openDatabase(place)
    expect(await db.selectFrom('users').select('id').execute()).toEqual([])
    await db.destroy()
  })
})
