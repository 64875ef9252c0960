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

interface PassRules {
  /** Callers let through at a pass, while few wait and however many wait. */
  least: number
  most: number
  /** Passes in which a line of any length goes through, as far as `most` allows. */
  passes: number
}

/**
 * Lets some callers through at each pass of the event loop, the first of them at once. When hundreds want the same costly
 * thing together, what else there is to do (streams, other calls) gets its turn between them. The more stand in line, the
 * more go at a pass, until nobody waits any more: a pass of a process with much to do is long.
 */
export function createLoopPassGate({ least, most, passes }: PassRules): () => Promise<void> {
  const waiting: (() => void)[] = []
  let admitted = 0
  /** Of the line that stands now; one that grew shorter goes no slower. */
  let longest = 0
  let eachPass = least

  function admit(letThrough: () => void): void {
    if (admitted === 0) setImmediate(beginPass)
    admitted += 1
    letThrough()
  }

  function beginPass(): void {
    admitted = 0
    if (waiting.length === 0) longest = 0
    eachPass = Math.min(most, Math.max(least, Math.ceil(longest / passes)))
    for (const letThrough of waiting.splice(0, eachPass)) admit(letThrough)
  }

  return () =>
    new Promise((resolve) => {
      if (admitted < eachPass) return admit(resolve)
      waiting.push(resolve)
      longest = Math.max(longest, waiting.length)
    })
}
