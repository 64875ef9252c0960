import { hash, verify } from '@node-rs/argon2'
import { createAdmissionGate } from '../admission-gate.ts'

/** OWASP's argon2id: 19 MiB, 2 passes, 1 lane (algorithm 2 is argon2id). */
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const AT_ONCE = 2
const MOST_WAITING = 64

export interface PasswordHashing {
  hash(password: string): Promise<string>
  /** Whether the password fits. Without a hash (no such account) it takes as long and says no. */
  verify(password: string, passwordHash: string | undefined): Promise<boolean>
}

/** Hashes a few passwords at a time, so that a rush of logins cannot starve the stories. Throws `busy` beyond the queue. */
export function createPasswordHashing(): PasswordHashing {
  const admit = createAdmissionGate(AT_ONCE, MOST_WAITING)
  let decoyHash: Promise<string> | undefined
  return {
    hash: (password) => admit(() => hash(password, options)),
    async verify(password, passwordHash) {
      decoyHash ??= hash('nobody has this password', options)
      const isRight = await admit(async () => verify(passwordHash ?? (await decoyHash!), password))
      return isRight && passwordHash !== undefined
    },
  }
}
