import { expect, test } from 'vitest'
import { giveMemoryBack } from './give-memory-back.ts'

const MB = 1_048_576
const heapMb = () => process.memoryUsage().heapTotal / MB

test('memory that nothing needs any more goes back to the system', () => {
  let needed: object[] | undefined = Array.from({ length: 500_000 }, (_, n) => ({ n, text: [n] }))
  expect(needed).toHaveLength(500_000)
  const before = heapMb()
  needed = undefined
  giveMemoryBack()
  expect(before - heapMb()).toBeGreaterThan(20)
  expect(needed).toBeUndefined()
  expect(globalThis.gc).toBeUndefined()
})
