import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import type { Plugin, Rolldown } from 'vite'

interface OfflineWorker {
  /** From the root of the web app. */
  source: string
  /** A page of the app without content of its own: it opens the app at any address. */
  shellPage: string
  /** Files of `public/` that the app shows everywhere. */
  publicFiles: string[]
}

/** Bundles the service worker into `sw.js`, with the list of what the app is made of. */
export function buildWorker({ source, shellPage, publicFiles }: OfflineWorker): Plugin {
  let root = ''
  return {
    name: 'build-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: (config) => {
      root = config.root
    },
    writeBundle: async ({ dir = '' }, bundle) => {
      const assets = Object.keys(bundle).filter((file) => file.startsWith('assets/'))
      const revised = await Promise.all(
        publicFiles.map(async (file) => ({
          url: `/${file}`,
          revision: hashOf(await readFile(join(dir, file))),
        })),
      )
      const page = { url: shellPage, revision: hashOf(sourceOf(bundle['index.html'])) }
      await build({
        configFile: false,
        root,
        logLevel: 'warn',
        define: {
          __SHELL_FILES__: JSON.stringify([page, ...revised, ...assets.map(hashed)]),
          __SHELL_PAGE__: JSON.stringify(shellPage),
          'process.env.NODE_ENV': '"production"',
        },
        build: {
          outDir: dir,
          emptyOutDir: false,
          copyPublicDir: false,
          target: 'es2022',
          reportCompressedSize: false,
          rolldownOptions: { input: join(root, source), output: { format: 'iife', entryFileNames: 'sw.js' } },
        },
      })
    },
  }
}

function sourceOf(file: Rolldown.OutputBundle[string] | undefined): string | Uint8Array {
  if (file?.type !== 'asset') throw new Error('The build has no page')
  return file.source
}

/** Its name changes with its content. */
const hashed = (file: string) => ({ url: `/${file}`, revision: null })

const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16)
