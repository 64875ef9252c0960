/** Leaves the newest entries of a cache; one that is put again counts as new. */
export async function keepNewest(cache: Pick<Cache, 'keys' | 'delete'>, atMost: number): Promise<void> {
  const entries = await cache.keys()
  await Promise.all(
    entries.slice(0, Math.max(0, entries.length - atMost)).map((entry) => cache.delete(entry)),
  )
}

const MOST_PICTURES = 300

/** Pictures are kept for the stories that are: those that came last. */
export const keepNewestPictures = (cache: Pick<Cache, 'keys' | 'delete'>): Promise<void> =>
  keepNewest(cache, MOST_PICTURES)
