import { expect, test } from 'vitest'
import { createLoopPassGate } from './admission-gate.ts'

const nextPass = () => new Promise((resolve) => setImmediate(resolve))

test('lets a few through at once and as many at each pass of the event loop, first come first', async () => {
  const pass = createLoopPassGate(2)
  const through: number[] = []
  const all = [1, 2, 3, 4, 5].map((n) => pass().then(() => through.push(n)))
  await Promise.resolve()
  const seen = [through.length]
  while (through.length < 5) {
    await nextPass()
    seen.push(through.length)
  }
  await Promise.all(all)
  expect(through).toEqual([1, 2, 3, 4, 5])
  expect(seen).toEqual([2, 4, 5])
})

test('lets whoever comes later through as well', async () => {
  const pass = createLoopPassGate(2)
  await pass()
  await nextPass()
  await expect(pass()).resolves.toBeUndefined()
})
