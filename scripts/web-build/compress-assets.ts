import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const WORTH_COMPRESSING = /\.(js|css|svg|json|webmanifest)$/

/** Writes a `.br` and a `.gz` beside each text asset once, so that no request has to compress. */
export function compressAssets(): Plugin {
  let folder = ''
  return {
    name: 'compress-assets',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle: async () => {
      const files = await readdir(folder, { recursive: true })
      await Promise.all(
        files.filter((file) => WORTH_COMPRESSING.test(file)).map((file) => compress(join(folder, file))),
      )
    },
  }
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  await Promise.all([
    writeFile(`${file}.br`, await brotli(bytes)),
    writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 })),
  ])
}

/** The bytes as they go over the wire to a browser of today. */
export const brotli = (bytes: Uint8Array): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  })
