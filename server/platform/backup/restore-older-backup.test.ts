import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#testing/postgres/test-database.ts'
import { engines } from '#testing/start-test-app.ts'
import { migrations } from '../db/migrations/migrations.ts'
import { openDatabase } from '../db/open-db.ts'
import { openDiskStorage } from '../storage/disk-storage.ts'
import { findPreferencesOf } from '../preferences.queries.ts'
import { restoreBackup } from './restore-backup.ts'

const names = migrations.map(({ name }) => name)
const beforeStreaming = names.slice(0, names.indexOf('0007-status-streaming'))

const user = { id: 5, username: 'ada', username_key: 'ada', password_hash: '-', is_admin: 0, created_at: 1 }
const story = { id: 's', user_id: 5, premise: 'A weir', content_rating: 'teen', created_at: 1, updated_at: 1 }
const message = {
  id: 7,
  story_id: 's',
  parent_id: null,
  depth: 0,
  role: 'assistant',
  content: 'You',
  created_at: 1,
}
const turn = {
  id: 9,
  story_id: 's',
  user_id: 5,
  reply_id: 7,
  status: 'telling',
  worker: 'w',
  lease_until: 2,
  created_at: 1,
}
const preferences = {
  user_id: 5,
  content_rating: 'teen',
  narrative_style: 'dramatic',
  language_style: 'formal',
}
const rows = [
  { table: 'users', row: user },
  { table: 'preferences', row: preferences },
  { table: 'stories', row: story },
  { table: 'messages', row: message },
  { table: 'turns', row: turn },
  { table: 'settings', row: { key: 'ads_enabled', value: 'false' } },
]

function backupOf(steps: readonly string[], folder: string): string {
  const text = [{ lanterntale: 1, migrations: steps }, ...rows]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('')
  const sum = { sha256: createHash('sha256').update(text).digest('hex') }
  const file = join(folder, 'old.gz')
  writeFileSync(file, gzipSync(`${text}${JSON.stringify(sum)}\n`))
  return file
}

describe.each(engines)('a backup of another version on %s', (engine) => {
  async function openEmpty() {
    const dataDir = mkdtempSync(join(tmpdir(), 'lanterntale-old-'))
    const database = engine === 'postgres' ? await createTestDatabase() : undefined
    const opened = await openDatabase({
      dataDir,
      databasePoolSize: 2,
      secrets: { databaseUrl: database?.url },
    })
    onTestFinished(async () => {
      await opened.db.destroy()
      await database?.drop()
      rmSync(dataDir, { recursive: true, force: true })
    })
    return { database: opened, storage: openDiskStorage(dataDir), dataDir }
  }

  test('is restored when it is older, and brought to this version', async () => {
    const { dataDir, ...target } = await openEmpty()
    await restoreBackup(target, backupOf(beforeStreaming, dataDir))
    const { db } = target.database
    expect(await db.selectFrom('turns').select(['id', 'status', 'worker']).execute()).toEqual([
      { id: 9, status: 'streaming', worker: 'w' },
    ])
    expect(await findPreferencesOf(db, 5)).toEqual({
      contentRating: 'teen',
      narrativeStyle: 'dramatic',
      languageStyle: 'formal',
    })
    expect(await db.selectFrom('settings').selectAll().execute()).toEqual([
      { key: 'ads_enabled', value: 'false' },
    ])
    const another = {
      storyId: 's',
      userId: 5,
      clientId: null,
      worker: null,
      leaseUntil: null,
      createdAt: 1,
    }
    const { id: replyId } = await db
      .insertInto('messages')
      .values({
        storyId: 's',
        parentId: 7,
        depth: 1,
        role: 'assistant',
        content: '',
        clientId: null,
        createdAt: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await expect(
      db
        .insertInto('turns')
        .values({ ...another, replyId, status: 'streaming' })
        .execute(),
    ).rejects.toThrow(/unique/i)
    expect(replyId).toBe(8)
  })

  test('is refused when it is newer, and nothing is changed', async () => {
    const { dataDir, ...target } = await openEmpty()
    await expect(restoreBackup(target, backupOf([...names, '9999-later'], dataDir))).rejects.toThrow(
      'The backup was made by a newer Lanterntale (its tables end at 9999-later). Update the program, then restore it.',
    )
    expect(await target.database.db.selectFrom('settings').selectAll().execute()).toEqual([
      { key: 'ads_enabled', value: 'true' },
    ])
  })
})
