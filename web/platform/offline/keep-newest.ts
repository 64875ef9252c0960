/** Leaves the newest entries of a cache; one that is put again counts as new. */
export async function keepNewest(cache: Pick<Cache, 'keys' | 'delete'>, atMost: number): Promise<void> {
  const entries = await cache.keys()
  await Promise.all(
    entries.slice(0, Math.max(0, entries.length - atMost)).map((entry) => cache.delete(entry)),
  )
}
