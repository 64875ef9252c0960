import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startRounds } from './rounds.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start(round: () => Promise<void>) {
  const logged: string[] = []
  const log = pino({}, { write: (line: string) => void logged.push(line) })
  return { logged, rounds: startRounds(round, { everyMs: 100, log, complaint: 'the round failed' }) }
}

test('a round comes at its time, again and again, until the end', async () => {
  const round = vi.fn(async () => undefined)
  const { rounds } = start(round)
  await vi.advanceTimersByTimeAsync(99)
  expect(round).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(201)
  expect(round).toHaveBeenCalledTimes(3)
  await rounds[Symbol.asyncDispose]()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(round).toHaveBeenCalledTimes(3)
})

test('a slow round swallows those that would begin meanwhile, and the end waits for it', async () => {
  const slow = Promise.withResolvers<void>()
  const round = vi.fn(() => slow.promise)
  const { rounds } = start(round)
  await vi.advanceTimersByTimeAsync(500)
  expect(round).toHaveBeenCalledOnce()
  const ended = vi.fn()
  void rounds[Symbol.asyncDispose]().then(ended)
  await vi.advanceTimersByTimeAsync(500)
  expect(ended).not.toHaveBeenCalled()
  slow.resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(ended).toHaveBeenCalledOnce()
})

test('a round that throws is logged, and the next one comes all the same', async () => {
  const round = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('no database'))
  const { logged } = start(round)
  await vi.advanceTimersByTimeAsync(200)
  expect(round).toHaveBeenCalledTimes(2)
  expect(logged.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { msg: 'the round failed', err: { message: 'no database' } },
  ])
})
