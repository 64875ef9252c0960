import { randomInt } from 'node:crypto'
import { limits } from '#contract/limits.ts'
import { Username } from '#contract/auth.ts'

const TRIES = 20

/** Names to try in turn for somebody whom the provider calls so: the name itself, as far as names here go, then with a number. */
export function* usernamesFor(name = ''): Generator<string> {
  const plain = name
    .normalize('NFKC')
    .split('@')[0]!
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{N}_.-]/gu, '')
    .slice(0, limits.usernameLength - 6)
  const base = Username.safeParse(plain).success ? plain : 'reader'
  if (base === plain) yield base
  for (let tried = 0; tried < TRIES; tried++) yield `${base}-${randomInt(100, 100_000)}`
}
