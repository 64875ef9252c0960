import { vi } from 'vitest'

/** Starts what does its work in rounds, lets so much time go by for its timers alone, and waits until the last round is over. */
export async function runRounds<Rounds extends AsyncDisposable>(
  ms: number,
  start: () => Rounds | Promise<Rounds>,
): Promise<Rounds> {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const rounds = await start()
    vi.advanceTimersByTime(ms)
    await rounds[Symbol.asyncDispose]()
    return rounds
  } finally {
    vi.useRealTimers()
  }
}
