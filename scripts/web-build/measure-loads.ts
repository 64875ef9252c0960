import { basename } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { brotli } from './compress-assets.ts'

interface Limits {
  /** What the first load of `/` brings. */
  firstKb: number
  /** What any other page brings beyond it. */
  furtherKb: number
}

/** Adds up the JavaScript of the first load and of each further page, Brotli, prints it and fails above the limits. */
export function measureLoads({ firstKb, furtherKb }: Limits): Plugin {
  return {
    name: 'measure-loads',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle: async (_, bundle) => {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const first = withImports(
        bundle,
        chunks.find(({ isEntry }) => isEntry)!,
      )
      const loads = [{ name: 'first load of /', kb: await kbOf(first), mostKb: firstKb }]
      for (const page of chunks.filter(isPage)) {
        const further = withImports(bundle, page).filter((chunk) => !first.includes(chunk))
        loads.push({
          name: basename(page.facadeModuleId!, '.tsx'),
          kb: await kbOf(further),
          mostKb: furtherKb,
        })
      }
      const words = loads.map(({ name, kb }) => `${name} ${kb.toFixed(1)}`)
      console.log(`KB of JavaScript over the wire: ${words.join(', ')}`)
      const tooMuch = loads.filter(({ kb, mostKb }) => kb > mostKb)
      if (tooMuch.length > 0)
        throw new Error(tooMuch.map(({ name, mostKb }) => `${name} may take ${mostKb} KB`).join(', '))
    },
  }
}

const isPage = ({ facadeModuleId }: Rolldown.OutputChunk): boolean =>
  /\/web\/pages\/[^/]+$/.test(facadeModuleId ?? '')

/** A chunk and everything it imports without waiting for the reader. */
function withImports(bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputChunk): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>()
  const take = (taken: Rolldown.OutputBundle[string] | undefined) => {
    if (taken?.type !== 'chunk' || found.has(taken)) return
    found.add(taken)
    for (const name of taken.imports) take(bundle[name])
  }
  take(chunk)
  return [...found]
}

async function kbOf(chunks: readonly Rolldown.OutputChunk[]): Promise<number> {
  const packed = await Promise.all(chunks.map(({ code }) => brotli(Buffer.from(code))))
  return packed.reduce((sum, { byteLength }) => sum + byteLength, 0) / 1000
}
