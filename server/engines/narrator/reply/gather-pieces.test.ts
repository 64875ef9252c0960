import { expect, test } from 'vitest'
import { gatherPieces, type StartTimer } from './gather-pieces.ts'

/** A timer that runs when the test says so. */
function handTimer() {
  let task: (() => void) | undefined
  const start: StartTimer = (next) => {
    task = next
    return () => (task = undefined)
  }
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    start,
    isRunning: () => task !== undefined,
    async ring() {
      task?.()
      task = undefined
      await settle()
    },
    settle,
  }
}

function handSource() {
  let push: (text: string) => void = () => {}
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const source = (to: (text: string) => void) => {
    push = to
    return promise
  }
  return { source, push: (text: string) => push(text), end: resolve, fail: reject }
}

async function collect(pieces: AsyncIterable<string>, into: string[]) {
  for await (const piece of pieces) into.push(piece)
}

/** A source and a timer that the test moves, and the pieces that came of them. */
function gatherByHand() {
  const timer = handTimer()
  const { source, ...moves } = handSource()
  const seen: string[] = []
  const done = collect(
    gatherPieces(source, () => 40, timer.start),
    seen,
  )
  return { timer, ...moves, seen, done }
}

test('the first piece goes out at once, later ones once in each window', async () => {
  const { timer, push, end, seen, done } = gatherByHand()

  push('The ')
  await timer.settle()
  expect(seen).toEqual(['The '])

  push('lantern ')
  push('swings')
  await timer.settle()
  expect(seen).toEqual(['The '])
  await timer.ring()
  expect(seen).toEqual(['The ', 'lantern swings'])

  push('.')
  end()
  await done
  expect(seen).toEqual(['The ', 'lantern swings', '.'])
  expect(timer.isRunning()).toBe(false)
})

test('after a quiet window the next text does not wait for another', async () => {
  const { timer, push, end, seen, done } = gatherByHand()
  push('a')
  await timer.settle()
  await timer.ring()
  push('b')
  await timer.settle()
  expect(seen).toEqual(['a', 'b'])
  end()
  await done
})

test('what was gathered is handed over before the failure is thrown', async () => {
  const { timer, push, fail, seen, done } = gatherByHand()
  push('told ')
  await timer.settle()
  push('so far')
  fail(new Error('gone'))
  await expect(done).rejects.toThrow('gone')
  expect(seen).toEqual(['told ', 'so far'])
})

test('a source that says nothing yields nothing, and empty text wakes nobody', async () => {
  const seen: string[] = []
  await collect(
    gatherPieces(
      async (push) => push(''),
      () => 40,
    ),
    seen,
  )
  expect(seen).toEqual([])
})

test('a reader who leaves early hears nothing of a failure that comes later', async () => {
  const { source, push, fail } = handSource()
  for await (const piece of gatherPieces(
    (to) => {
      const ended = source(to)
      push('once')
      return ended
    },
    () => 40,
  )) {
    expect(piece).toBe('once')
    break
  }
  fail(new Error('unheard'))
  await new Promise((resolve) => setImmediate(resolve)) // an unhandled rejection would fail the run
})
