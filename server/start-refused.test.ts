import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startServer } from '#testing/server-process.ts'

test('a data folder that cannot be written ends the start with one sentence', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lanterntale-start-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  const DATA_DIR = join(file, 'data')
  const sentence = `The server cannot start: The data folder ${DATA_DIR} cannot be written by user ${process.getuid?.()}. Give it to that user, or set DATA_DIR.\n`
  await expect(startServer({ DATA_DIR, LOG_LEVEL: 'silent' })).rejects.toThrow(
    `The server did not start:\n${sentence}`,
  )
})
