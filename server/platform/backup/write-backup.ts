import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { migrations } from '../db/migrations/migrations.ts'
import type { Storage } from '../storage/storage.ts'
import { textOfLine, type BackupLine } from './backup-line.ts'
import { tableNames } from './backup-tables.ts'
import type { Snapshot } from './open-snapshot.ts'

interface BackupSource {
  snapshot: Snapshot
  storage: Storage
  /** Where a picture's files may be. */
  keysOfPicture: (pictureId: string) => string[]
}

/** Writes database and pictures into `file`, which is there whole or not at all. */
export async function writeBackup(source: BackupSource, file: string): Promise<void> {
  const beside = `${file}.part`
  try {
    // NOTE: for its owner alone, since it holds everything that the site knows.
    const bytes = createWriteStream(beside, { mode: 0o600 })
    await pipeline(Readable.from(backupText(source)), createGzip(), bytes)
    await rename(beside, file)
  } finally {
    await rm(beside, { force: true })
  }
}

async function* backupText(source: BackupSource): AsyncGenerator<string> {
  const hash = createHash('sha256')
  for await (const line of contentLines(source)) {
    const text = textOfLine(line)
    hash.update(text)
    yield text
  }
  yield textOfLine({ sha256: hash.digest('hex') })
}

async function* contentLines({ snapshot, storage, keysOfPicture }: BackupSource): AsyncGenerator<BackupLine> {
  yield { lanterntale: 1, migrations: migrations.map(({ name }) => name) }
  const pictureIds: string[] = []
  for (const table of tableNames) {
    for await (const row of snapshot.rows(table)) {
      yield { table, row }
      if (table === 'pictures' || table === 'portraits') pictureIds.push(String(row.id))
    }
  }
  for (const picture of pictureIds.flatMap(keysOfPicture)) {
    const bytes = await storage.get(picture)
    if (bytes) yield { picture, base64: Buffer.from(bytes).toString('base64') }
  }
}
