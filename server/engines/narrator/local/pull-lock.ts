import { open, rm, stat, utimes } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { secondsMs } from '#server/ground/clock.ts'

const SAY_EVERY_MS = 2 * secondsMs
const LOOK_EVERY_MS = 250
/** Whoever held it has ended without a word. */
const SILENT_MS = 15 * secondsMs

/**
 * Waits until nobody else fetches the file into this folder, and keeps others waiting until it is disposed of: the page,
 * the command and other nodes may share a disk. The lock is a file whose time is renewed. Throws when `signal` aborts.
 */
export async function lockPull(file: string, signal: AbortSignal): Promise<AsyncDisposable> {
  const lock = `${file}.lock`
  while (!(await take(lock))) {
    if (await isLeft(lock)) await rm(lock, { force: true })
    else await sleep(LOOK_EVERY_MS, undefined, { signal })
  }
  const timer = setInterval(() => {
    const now = new Date()
    // Where it is gone nobody is kept waiting: the checks at the end still find what is wrong.
    utimes(lock, now, now).catch(() => {})
  }, SAY_EVERY_MS)
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer)
      await rm(lock, { force: true })
    },
  }
}

async function take(lock: string): Promise<boolean> {
  try {
    await (await open(lock, 'wx')).close()
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** NOTE: by the file's own clock, which nodes that share a disk have in common but for seconds. */
async function isLeft(lock: string): Promise<boolean> {
  try {
    return Date.now() - (await stat(lock)).mtimeMs > SILENT_MS
  } catch {
    return false
  }
}
