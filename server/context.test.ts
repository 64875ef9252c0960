import { expect, test } from 'vitest'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { scriptedPainter } from '#testing/scripted-painter.ts'
import { createContext } from './context.ts'
import { readConfig } from './platform/config/config.ts'

test('a context that ends also ends what its painter keeps running', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lanterntale-'))
  let ended = 0
  const painter = { ...scriptedPainter(), [Symbol.asyncDispose]: async () => void (ended += 1) }
  const context = await createContext(readConfig({ DATA_DIR: dataDir }), pino({ level: 'silent' }), {
    painter,
  })
  expect(ended).toBe(0)
  await context[Symbol.asyncDispose]()
  expect(ended).toBe(1)
  rmSync(dataDir, { recursive: true })
})
