import type { Rolldown, ViteBuilder } from 'vite'

export type Chunk = Rolldown.OutputChunk

/** The code of a build. */
export interface BuiltApp {
  chunks: readonly Chunk[]
  entry: Chunk
}

export function builtApp(built: Awaited<ReturnType<ViteBuilder['build']>>): BuiltApp {
  if (!('output' in built)) throw new Error('The app was to be built once')
  const chunks = built.output.filter((file) => file.type === 'chunk')
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The app has no entry')
  return { chunks, entry }
}

/** The chunk that a module stands in, by the end of its path. */
export function chunkOf({ chunks }: BuiltApp, module: string): Chunk {
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)))
  if (!found) throw new Error(`The build has no chunk of ${module}`)
  return found
}

/** A chunk and everything it imports without waiting for the reader, in the order in which they are run. */
export function withImports({ chunks }: BuiltApp, chunk: Chunk): Chunk[] {
  const begun = new Set<Chunk>()
  const found: Chunk[] = []
  const visit = (one: Chunk): void => {
    if (begun.has(one)) return
    begun.add(one)
    for (const name of one.imports) chunks.filter(({ fileName }) => fileName === name).forEach(visit)
    found.push(one)
  }
  visit(chunk)
  return found
}

/** Chunks that a page loads beyond the entry. */
export function furtherChunks(app: BuiltApp, page: Chunk): Chunk[] {
  const first = new Set(withImports(app, app.entry))
  return withImports(app, page).filter((chunk) => !first.has(chunk))
}
