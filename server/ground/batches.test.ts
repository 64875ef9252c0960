import { expect, test } from 'vitest'
import { createBatches } from './batches.ts'

interface Run {
  items: readonly string[]
  end: PromiseWithResolvers<void>
}

/** Batches whose work ends when the test says so. */
function held(rules: Partial<Parameters<typeof createBatches<string, string>>[1]> = {}) {
  const runs: Run[] = []
  const ask = createBatches<string, string>(
    async (items) => {
      const end = Promise.withResolvers<void>()
      runs.push({ items, end })
      await end.promise
      return items.map((item) => `${item}!`)
    },
    { most: 3, atOnce: 1, ...rules },
  )
  const batches = () => runs.map(({ items }) => items.join(' '))
  return { ask, runs, batches }
}

const nextPass = () => new Promise((resolve) => setImmediate(resolve))

test('what is asked for at one pass of the event loop, or meanwhile, is done together', async () => {
  const { ask, runs, batches } = held()
  const first = [ask('a'), ask('b')]
  await nextPass()
  const then = ['c', 'd', 'e', 'f'].map(ask)
  await nextPass()
  expect(batches()).toEqual(['a b'])
  runs[0]!.end.resolve()
  expect(await Promise.all(first)).toEqual(['a!', 'b!'])
  await nextPass()
  expect(batches()).toEqual(['a b', 'c d e'])
  runs[1]!.end.resolve()
  await nextPass()
  runs[2]!.end.resolve()
  expect(await Promise.all(then)).toEqual(['c!', 'd!', 'e!', 'f!'])
})

test('two with one key never go together, and keep their order', async () => {
  const { ask, batches } = held({ keyOf: (item) => item[0], atOnce: 2 })
  for (const item of ['a1', 'a2', 'b1', 'a3']) void ask(item)
  await nextPass()
  expect(batches()).toEqual(['a1 b1', 'a2'])
})

test('what only failed beside others is done alone', async () => {
  const asked: string[] = []
  const ask = createBatches<string, string>(
    async (items) => {
      asked.push(items.join(' '))
      if (items.includes('bad')) throw new Error('bad')
      return items
    },
    { most: 3, atOnce: 1, isWorthAlone: (error) => (error as Error).message === 'bad' },
  )
  const [one, bad, two] = await Promise.allSettled([ask('one'), ask('bad'), ask('two')])
  expect([one, two]).toMatchObject([{ value: 'one' }, { value: 'two' }])
  expect(bad).toMatchObject({ reason: { message: 'bad' } })
  expect(asked).toEqual(['one bad two', 'one', 'bad', 'two'])
})

test('an error that stands for all is told to all', async () => {
  let runs = 0
  const ask = createBatches<string, string>(
    async () => {
      runs += 1
      throw new Error('away')
    },
    { most: 3, atOnce: 1 },
  )
  expect(await Promise.allSettled([ask('a'), ask('b')])).toMatchObject([
    { reason: { message: 'away' } },
    { reason: { message: 'away' } },
  ])
  expect(runs).toBe(1)
})
