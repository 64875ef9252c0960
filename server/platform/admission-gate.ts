import { AppError } from './app-error.ts'

/** Runs a piece of work when it is its turn; resolves with its result. */
export type AdmissionGate = <T>(work: () => Promise<T>) => Promise<T>

/** Lets so many pieces of work run at once, first come first. Throws `busy` where more than `mostWaiting` stand in line. */
export function createAdmissionGate(atOnce: number, mostWaiting = Infinity): AdmissionGate {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < atOnce) running++
    else {
      if (waiting.length >= mostWaiting) throw new AppError('busy', { retryAfterSeconds: 2 })
      // The one that ends hands its place over, so `running` stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

/**
 * Lets callers through a few at each pass of the event loop. When hundreds want the same costly thing at once, what
 * else there is to do (streams, other calls) gets its turn between them.
 */
export function createLoopPassGate(atOnce: number): () => Promise<void> {
  const admit = createAdmissionGate(atOnce)
  return () => admit(() => new Promise((resolve) => setImmediate(resolve)))
}
