import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** The folder of the package, above the sources and above what they are bundled into. */
export const PACKAGE_FOLDER = findAbove(import.meta.dirname)
const BUNDLE_FOLDER = join(PACKAGE_FOLDER, 'dist/server')
const isBundled = import.meta.dirname.startsWith(BUNDLE_FOLDER)

function findAbove(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : findAbove(dirname(folder))
}

/** The file that a process or a thread of our own starts with, by its path among the sources: `….process.ts`, `….thread.ts`. */
export const programFile = (source: string): string =>
  isBundled ? join(BUNDLE_FOLDER, `${basename(source, '.ts')}.js`) : join(PACKAGE_FOLDER, source)
