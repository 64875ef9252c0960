import { hash, verify } from '@node-rs/argon2'
import { AppError } from '../app-error.ts'

/** OWASP's argon2id: 19 MiB, 2 passes, 1 lane (algorithm 2 is argon2id). */
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const AT_ONCE = 2
const MOST_WAITING = 64

export interface Passwords {
  hash(password: string): Promise<string>
  /** Whether the password fits. Without a hash (no such account) it takes as long and says no. */
  verify(password: string, passwordHash: string | undefined): Promise<boolean>
}

/** Hashes a few passwords at a time, so that a rush of logins cannot starve the stories. Throws `busy` beyond the queue. */
export function createPasswords(): Passwords {
  const inTurn = limitConcurrency(AT_ONCE, MOST_WAITING)
  let noOnesHash: Promise<string> | undefined
  return {
    hash: (password) => inTurn(() => hash(password, options)),
    async verify(password, passwordHash) {
      noOnesHash ??= hash('nobody has this password', options)
      const isRight = await inTurn(async () => verify(passwordHash ?? (await noOnesHash!), password))
      return isRight && passwordHash !== undefined
    },
  }
}

function limitConcurrency(atOnce: number, mostWaiting: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
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
