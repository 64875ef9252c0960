import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { watchDatabases } from '#testing/database-traffic.ts'
import { createTestDatabase } from '#testing/postgres/test-database.ts'
import { engines } from '#testing/start-test-app.ts'
import { migrations } from '../db/migrations/migrations.ts'
import { openDatabase } from '../db/open-db.ts'
import { openDiskStorage } from '../storage/disk-storage.ts'
import { openSnapshot } from './open-snapshot.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const NO_WHOLE_BACKUP = 'The file is no whole backup: it is damaged or was cut short. Nothing was restored.'
const MANY = 1_203

describe.each(engines)('a backup on %s', (engine) => {
  let folder: string
  let file: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lanterntale-backup-'))
    file = join(folder, 'site.gz')
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  })

  async function openPlace(name: string) {
    const dataDir = join(folder, name)
    const postgres = engine === 'postgres' ? await createTestDatabase() : undefined
    const settings = { dataDir, databasePoolSize: 2, secrets: { databaseUrl: postgres?.url } }
    const database = await openDatabase(settings)
    onTestFinished(async () => {
      await database.db.destroy()
      await postgres?.drop()
    })
    return { dataDir, database, storage: openDiskStorage(join(dataDir, 'files')) }
  }
  type Place = Awaited<ReturnType<typeof openPlace>>

  const user = (id: number) => ({
    id,
    username: `u${id}`,
    usernameKey: `u${id}`,
    passwordHash: '-',
    isAdmin: 0,
    createdAt: 1,
  })
  /** More users than are read or written at once, and a story with one picture of two that has its file. */
  async function fill({ database, storage }: Place): Promise<void> {
    const { db } = database
    const ids = Array.from({ length: MANY }, (_, at) => at + 1)
    for (let at = 0; at < MANY; at += 400)
      await db
        .insertInto('users')
        .values(ids.slice(at, at + 400).map(user))
        .execute()
    const story = { id: 's', userId: 1, premise: 'A mill', contentRating: 'teen' } as const
    await db
      .insertInto('stories')
      .values({ ...story, createdAt: 1, updatedAt: 1 })
      .execute()
    for (const id of ['drawn', 'lost']) {
      const about = { storyId: 's', parentId: null, depth: 0, role: 'assistant', content: 'Änd\n' } as const
      const { id: messageId } = await db
        .insertInto('messages')
        .values({ ...about, clientId: null, createdAt: 1 })
        .returning('id')
        .executeTakeFirstOrThrow()
      const picture = { id, messageId, storyId: 's', userId: 1, status: 'painted' } as const
      await db
        .insertInto('pictures')
        .values({ ...picture, requestedAt: 1 })
        .execute()
    }
    const portrait = { id: 'face', storyId: 's', userId: 1, messageId: null, person: 'hero', name: null }
    await db
      .insertInto('portraits')
      .values({ ...portrait, words: 'Tall', status: 'painted', seed: 's:face', requestedAt: 1 })
      .execute()
    await storage.put('pictures/face.webp', new Uint8Array([7]), 'image/webp')
    await storage.put('pictures/drawn.webp', new Uint8Array([1, 2, 255]), 'image/webp')
    await db.updateTable('settings').set({ value: 'false' }).execute()
  }
  async function write(place: Place): Promise<void> {
    await using snapshot = await openSnapshot(place.database, place.dataDir)
    const keysOfPicture = (id: string) => [`pictures/${id}.webp`]
    await writeBackup({ snapshot, storage: place.storage, keysOfPicture }, file)
  }
  const rowsOf = async ({ database: { db } }: Place) => ({
    users: await db.selectFrom('users').selectAll().orderBy('id').execute(),
    messages: await db.selectFrom('messages').selectAll().orderBy('id').execute(),
    pictures: await db.selectFrom('pictures').selectAll().orderBy('id').execute(),
    portraits: await db.selectFrom('portraits').selectAll().execute(),
    settings: await db.selectFrom('settings').selectAll().execute(),
  })
  const linesOf = () =>
    gunzipSync(readFileSync(file))
      .toString()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  /** Writes a backup of these lines, with the sum that belongs to them. */
  function writeLines(lines: readonly object[]): void {
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
    const sha256 = createHash('sha256').update(text).digest('hex')
    writeFileSync(file, gzipSync(`${text}${JSON.stringify({ sha256 })}\n`))
  }
  const head = { lanterntale: 1, migrations: migrations.map(({ name }) => name) }

  test('holds every row and picture, is for its owner alone, and brings all of it back', async () => {
    const place = await openPlace('one')
    await fill(place)
    await write(place)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(existsSync(`${file}.part`)).toBe(false)
    const lines = linesOf()
    expect(lines[0]).toEqual(head)
    expect(lines.filter(({ table }) => table === 'users')).toHaveLength(MANY)
    expect(lines.slice(-3, -1)).toEqual([
      { picture: 'pictures/drawn.webp', base64: 'AQL/' },
      { picture: 'pictures/face.webp', base64: 'Bw==' },
    ])

    const other = await openPlace('other')
    const traffic = watchDatabases()
    await restoreBackup(other, file)
    traffic[Symbol.dispose]()
    // Two hundred rows at once: a statement takes only so many values, and one for each row would take hours.
    expect(traffic.statements.filter((text) => text.startsWith('insert into "users"'))).toHaveLength(7)
    expect(await rowsOf(other)).toEqual(await rowsOf(place))
    expect([...(await other.storage.get('pictures/drawn.webp'))!]).toEqual([1, 2, 255])
    const { id } = await other.database.db
      .insertInto('users')
      .values({ ...user(0), id: undefined })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(id).toBe(MANY + 1)
  })

  test('is of one moment, whatever is written meanwhile', async () => {
    const { database, dataDir } = await openPlace('one')
    await database.db.insertInto('users').values(user(1)).execute()
    await using snapshot = await openSnapshot(database, dataDir)
    const before = await Array.fromAsync(snapshot.rows('users'))
    await database.db.insertInto('users').values(user(2)).execute()
    expect(before.map(({ id }) => Number(id))).toEqual([1])
    expect(await Array.fromAsync(snapshot.rows('users'))).toHaveLength(1)
  })

  test('that cannot be written leaves no file behind', async () => {
    const place = await openPlace('one')
    await fill(place)
    const broken = {
      ...place,
      storage: { ...place.storage, get: () => Promise.reject(new Error('no disk')) },
    }
    await expect(write(broken)).rejects.toThrow('no disk')
    expect([existsSync(file), existsSync(`${file}.part`)]).toEqual([false, false])
  })

  test('is not restored where something stands already', async () => {
    const place = await openPlace('one')
    await place.database.db.insertInto('users').values(user(1)).execute()
    writeLines([head])
    await expect(restoreBackup(place, file)).rejects.toThrow(
      'The database is not empty. A backup is restored into an empty one.',
    )
  })

  test('that is not whole is refused, and nothing of it is restored', async () => {
    const place = await openPlace('one')
    const row = { table: 'users', row: { ...snakeUser, id: 5 } }
    writeLines([head, row])
    const whole = readFileSync(file)
    const lines = gunzipSync(whole).toString().split('\n')
    const damaged: Buffer[] = [
      whole.subarray(0, whole.length - 12),
      Buffer.from('no gzip at all'),
      gzipSync(lines.slice(0, 2).join('\n')),
      gzipSync(lines.join('\n').replace('"id":5', '"id":6')),
      gzipSync(
        `${lines.join('\n')}${JSON.stringify({ ...row, row: { ...row.row, id: 6, username: 'bo', username_key: 'bo' } })}\n`,
      ),
      gzipSync(`${lines[0]}\nno JSON\n`),
      gzipSync(`${lines[0]}\n{"table":"nothing","row":{}}\n`),
    ]
    for (const bytes of damaged) {
      writeFileSync(file, bytes)
      await expect(restoreBackup(place, file)).rejects.toThrow(NO_WHOLE_BACKUP)
      expect((await rowsOf(place)).users).toEqual([])
    }
    // The reason goes along, for whoever looks into it.
    writeFileSync(file, 'no gzip at all')
    await expect(restoreBackup(place, file)).rejects.toMatchObject({ cause: { code: 'Z_DATA_ERROR' } })
    writeFileSync(file, gzipSync('no JSON\n'))
    await expect(restoreBackup(place, file)).rejects.toMatchObject({ cause: { name: 'SyntaxError' } })
    writeFileSync(file, whole)
    await restoreBackup(place, file)
    expect((await rowsOf(place)).users).toMatchObject([{ id: 5, username: 'ada' }])
  })

  test('that is not there says so in its own words', async () => {
    await expect(restoreBackup(await openPlace('one'), join(folder, 'none.gz'))).rejects.toThrow('ENOENT')
  })
})

const snakeUser = { username: 'ada', username_key: 'ada', password_hash: '-', is_admin: 0, created_at: 1 }
