/** The browser's caches as far as the app uses them, in memory: for `vi.stubGlobal('caches', memoryCaches())`. */
export function memoryCaches() {
  const all = new Map<string, ReturnType<typeof memoryCache>>()
  return {
    keys: async () => [...all.keys()],
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    open: async (name: string) => {
      const cache = all.get(name) ?? memoryCache()
      all.set(name, cache)
      return cache
    },
  }
}

function memoryCache() {
  const entries = new Map<string, Response>()
  return {
    keys: async () => [...entries.keys()],
    match: async (key: string) => entries.get(key)?.clone(),
    delete: async (key: string) => entries.delete(key),
    // A real cache moves an entry that is put again to its end, too.
    put: async (key: string, answer: Response) => {
      entries.delete(key)
      entries.set(key, answer)
    },
  }
}
