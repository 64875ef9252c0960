import { expect, onTestFinished, test } from 'vitest'
import { countQueues, watchQueue } from './queues.ts'

test('queues are counted while they are watched; one whose database does not answer is left out', async () => {
  const forget = watchQueue({ name: 'turns', count: async () => ({ waiting: 2, running: 5 }) })
  onTestFinished(watchQueue({ name: 'pictures', count: () => Promise.reject(new Error('away')) }))
  expect(await countQueues()).toEqual([{ name: 'turns', waiting: 2, running: 5 }])
  forget()
  expect(await countQueues()).toEqual([])
})
