import { expect, test } from 'vitest'
import { createLoopPassGate } from './admission-gate.ts'

const nextPass = () => new Promise((resolve) => setImmediate(resolve))

/** Sends callers in one moment and returns how many were through then and after each pass. */
async function sendThrough(pass: () => Promise<void>, callers: number): Promise<number[]> {
  const through: number[] = []
  const all = Array.from({ length: callers }, (_, n) => pass().then(() => through.push(n)))
  await Promise.resolve()
  const seen = [through.length]
  while (through.length < callers) {
    await nextPass()
    seen.push(through.length)
  }
  await Promise.all(all)
  // The next line begins anew.
  await nextPass()
  expect(through).toEqual(through.toSorted((a, b) => a - b))
  return seen
}

test('lets a few through at once and as many at each pass of the event loop, first come first', async () => {
  const pass = createLoopPassGate({ least: 2, most: 2, passes: 1 })
  expect(await sendThrough(pass, 5)).toEqual([2, 4, 5])
})

test('lets more through at a pass when more wait, to the end of their line', async () => {
  const pass = createLoopPassGate({ least: 2, most: 5, passes: 3 })
  expect(await sendThrough(pass, 4)).toEqual([2, 4])
  // Of twelve that wait a third.
  expect(await sendThrough(pass, 14)).toEqual([2, 6, 10, 14])
  expect(await sendThrough(pass, 19)).toEqual([2, 7, 12, 17, 19])
  expect(await sendThrough(pass, 3)).toEqual([2, 3])
})

test('lets whoever comes later through as well', async () => {
  const pass = createLoopPassGate({ least: 2, most: 2, passes: 1 })
  await pass()
  await nextPass()
  await expect(pass()).resolves.toBeUndefined()
})
