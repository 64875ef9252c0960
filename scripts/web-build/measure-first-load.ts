import type { Plugin, Rolldown } from 'vite'
import { brotli } from './compress-assets.ts'

/** Adds up the JavaScript that the first load of `/` brings, Brotli, prints it and fails above the limit. */
export function measureFirstLoad({ atMostKb }: { atMostKb: number }): Plugin {
  return {
    name: 'measure-first-load',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle: async (_, bundle) => {
      const chunks = firstChunks(bundle)
      const sizes = await Promise.all(
        chunks.map(async ({ code }) => (await brotli(Buffer.from(code))).byteLength),
      )
      const kb = sizes.reduce((sum, size) => sum + size, 0) / 1000
      const names = chunks.map(({ name }, at) => `${name} ${((sizes[at] ?? 0) / 1000).toFixed(1)}`).join(', ')
      console.log(`first load of /: ${kb.toFixed(1)} KB of JavaScript over the wire (${names})`)
      if (kb > atMostKb)
        throw new Error(`The first load of / may take ${atMostKb} KB, it takes ${kb.toFixed(1)} KB`)
    },
  }
}

/** The entry and everything it imports without waiting for the reader. */
function firstChunks(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const found = new Map<string, Rolldown.OutputChunk>()
  const take = (fileName: string) => {
    const chunk = bundle[fileName]
    if (chunk?.type !== 'chunk' || found.has(fileName)) return
    found.set(fileName, chunk)
    chunk.imports.forEach(take)
  }
  for (const file of Object.values(bundle)) if (file.type === 'chunk' && file.isEntry) take(file.fileName)
  return [...found.values()]
}
