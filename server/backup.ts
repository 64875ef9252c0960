// `npm run backup -- <file>` beside a running server, and `npm run restore -- <file>` into an empty database.
import { existsSync } from 'node:fs'
import { pictureKeys } from './features/scenes/picture-files.ts'
import { openSnapshot } from './platform/backup/open-snapshot.ts'
import { restoreBackup } from './platform/backup/restore-backup.ts'
import { writeBackup } from './platform/backup/write-backup.ts'
import { readConfig } from './platform/config/config.ts'
import { openDatabase } from './platform/db/open-db.ts'
import { openStorage } from './platform/storage/open-storage.ts'

async function run(command = '', file?: string): Promise<string> {
  if (!file) throw new Error('Usage: npm run backup -- <file>, or npm run restore -- <file>')
  const config = readConfig()
  const database = await openDatabase(config)
  try {
    const storage = await openStorage(config)
    if (command === 'restore') {
      await restoreBackup({ database, storage }, file)
      return `${file} is restored.`
    }
    if (existsSync(file)) throw new Error(`${file} is there already.`)
    await using snapshot = await openSnapshot(database, config.dataDir)
    await writeBackup({ snapshot, storage, keysOfPicture: pictureKeys }, file)
    return `${file} holds the database and the pictures.`
  } finally {
    await database.db.destroy()
  }
}

try {
  console.log(await run(...process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
