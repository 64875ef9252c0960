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
 * Lets so many callers through at each pass of the event loop, the first of them at once. When hundreds want the same costly
 * thing together, what else there is to do (streams, other calls) gets its turn between them.
 */
export function createLoopPassGate(eachPass: number): () => Promise<void> {
  const waiting: (() => void)[] = []
  let admitted = 0

  function admit(letThrough: () => void): void {
    if (admitted === 0) setImmediate(beginPass)
    admitted += 1
    letThrough()
  }

  function beginPass(): void {
    admitted = 0
    for (const letThrough of waiting.splice(0, eachPass)) admit(letThrough)
  }

  return () =>
    new Promise((resolve) => {
      if (admitted < eachPass) admit(resolve)
      else waiting.push(resolve)
    })
}
