import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const MODULE = 'virtual:app-files'

/** Typefaces that few have chosen: whoever has, brings them in. */
const ON_DEMAND = 'opendyslexic'

interface AppFiles {
  /** Where the app has been built to by then. */
  webDir: string
  /** A page of the app without content of its own: it opens the app at any address. */
  shellPage: string
  /** Files of `public/` that the app shows everywhere. */
  publicFiles: readonly string[]
}

/** Tells the service worker, as the module `virtual:app-files`, of which files the app is made. */
export const appFiles = ({ webDir, shellPage, publicFiles }: AppFiles): Plugin => ({
  name: 'app-files',
  applyToEnvironment: ({ name }) => name === 'worker',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load: (id) => {
    if (id !== `\0${MODULE}`) return undefined
    const revised = (url: string, file: string) => ({ url, revision: hashOf(join(webDir, file)) })
    const files = [
      revised(shellPage, 'index.html'),
      ...publicFiles.map((file) => revised(`/${file}`, file)),
      // The name of an asset changes with its content.
      ...readdirSync(join(webDir, 'assets'))
        .filter((file) => !file.startsWith(ON_DEMAND))
        .map((file) => ({ url: `/assets/${file}`, revision: null })),
    ]
    return `export const appFiles = ${JSON.stringify(files)}; export const shellPage = ${JSON.stringify(shellPage)}`
  },
})

const hashOf = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)
