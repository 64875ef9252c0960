import * as fs from 'node:fs'
import { expect, test, vi } from 'vitest'
import { parseSentence } from './parse-sentence.ts'

vi.mock('node:fs', async (importOriginal) => {
  const original = await importOriginal<typeof fs>()
  return { ...original, readFileSync: vi.fn(original.readFileSync) }
})

const timesRead = () =>
  vi.mocked(fs.readFileSync).mock.calls.filter(([file]) => String(file).endsWith('grammar.bin.br')).length

test('the weights are read when a sentence is first parsed, and once', () => {
  parseSentence('')
  expect(timesRead()).toBe(0)
  parseSentence('Open the hatch.')
  parseSentence('Close the hatch.')
  expect(timesRead()).toBe(1)
})
