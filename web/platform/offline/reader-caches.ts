const PREFIX = 'lanterntale.reader.'

/** The caches with what belongs to the signed-in reader; they go when the reader goes. */
export const readerCaches = {
  answers: `${PREFIX}answers`,
  stories: `${PREFIX}stories`,
  pictures: `${PREFIX}pictures`,
} as const

/** One after the other: a cache that is opened for the next reader must not fall to the emptying before it. */
let last: Promise<unknown> = Promise.resolve()

// NOTE: pages that came without TLS have no caches, and where the browser blocks them, naming one rejects.
function next(task: (caches: CacheStorage) => Promise<unknown>): Promise<unknown> {
  last = last.then(() => globalThis.caches && task(globalThis.caches)).catch(() => undefined)
  return last
}

/** From now on the reader's answers, stories and pictures may be kept. */
export const openReaderCaches = (): Promise<unknown> => next((caches) => caches.open(readerCaches.answers))

/** Whether there is a reader for whom something may be kept: what comes late must not outlive their logout. */
export const areReaderCachesOpen = async (): Promise<boolean> => caches.has(readerCaches.answers)

/** Nothing of the reader stays in the caches, and nothing more is kept until they are opened again. */
export const emptyReaderCaches = (): Promise<unknown> =>
  next(async (caches) => {
    const names = await caches.keys()
    await Promise.all(names.filter((name) => name.startsWith(PREFIX)).map((name) => caches.delete(name)))
  })
