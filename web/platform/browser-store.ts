import type * as z from 'zod/mini'
import { emptyReaderCaches } from './offline/reader-caches.ts'

const PREFIX = 'lanterntale.'
const READER_PREFIX = `${PREFIX}reader.`

interface StoredOptions {
  /** `local` outlives the tab, `session` does not. */
  area?: 'local' | 'session'
  /** Belongs to the signed-in reader and is forgotten with them (STORE-6). */
  isReaders?: boolean
}

export interface StoredValue<T> {
  key: string
  /** undefined when nothing is kept, or what is kept no longer fits; the same object for as long as it is kept. */
  read(): T | undefined
  write(value: T): void
  clear(): void
}

/** One value in the browser's storage, checked on reading. A full, blocked or missing storage keeps nothing and never throws. */
export function stored<T>(
  name: string,
  schema: z.ZodMiniType<T>,
  options: StoredOptions = {},
): StoredValue<T> {
  const key = (options.isReaders ? READER_PREFIX : PREFIX) + name
  const area = options.area ?? 'local'
  let last: { text: string | null | undefined; value: T | undefined } | undefined
  return {
    key,
    read: () => {
      const text = attempt(() => storage(area).getItem(key))
      if (!last || last.text !== text) last = { text, value: schema.safeParse(parse(text)).data }
      return last.value
    },
    write: (value) => void attempt(() => storage(area).setItem(key, JSON.stringify(value))),
    clear: () => void attempt(() => storage(area).removeItem(key)),
  }
}

/** Forgets everything that was kept for the reader, in both storages and in the caches. */
export function forgetReader(): void {
  for (const area of ['local', 'session'] as const) {
    const keys = attempt(() => Object.keys(storage(area))) ?? []
    for (const key of keys.filter((name) => name.startsWith(READER_PREFIX))) {
      attempt(() => storage(area).removeItem(key))
    }
  }
  void emptyReaderCaches()
}

// Even naming a storage throws where the browser blocks it, so it is looked up at each use.
const storage = (area: 'local' | 'session'): Storage =>
  area === 'local' ? globalThis.localStorage : globalThis.sessionStorage

function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

const parse = (text: string | null | undefined): unknown =>
  attempt(() => (text === null || text === undefined ? undefined : (JSON.parse(text) as unknown)))
