import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type CollectGarbage = (how: { type: 'major'; flavor: 'last-resort' }) => void

/**
 * Hands memory back to the system that the process has taken and does not need. V8 does so by itself only where memory is
 * short: a program that has started keeps the room in which it started. Takes some 50 to 100 ms, in which nothing else is done.
 */
export function giveMemoryBack(): void {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as CollectGarbage
  setFlagsFromString('--no-expose-gc')
  collectGarbage({ type: 'major', flavor: 'last-resort' })
}
