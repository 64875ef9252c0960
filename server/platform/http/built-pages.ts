import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { BASE_PATH_MARK, HEAD_EDGE, PRERENDERED_FOLDER, prerenderedPages } from '#contract/prerender.ts'
import { moveBelow } from './base-path.ts'
import { policyOf } from './security-headers.ts'

/** A page as it was built, in three parts of which the second is its own head. */
export interface BuiltPage {
  name: string
  parts: readonly [start: string, ownHead: string, rest: string]
  /** Lets the scripts and styles run that were built into it. */
  policy: string
}

export interface BuiltPages {
  /** The page that was prerendered for a path, else the plain one. */
  ofPath: (path: string) => BuiltPage
  /** The page of a name, which the server fills; the plain one where it was not built. */
  named: (name: string) => BuiltPage
}

/** Reads the built pages; undefined where the app is not built. */
export function readBuiltPages(webDir: string, basePath: string): BuiltPages | undefined {
  const plainFile = join(webDir, 'index.html')
  if (!existsSync(plainFile)) return undefined
  const plain = readBuiltPage(plainFile, basePath)
  const folder = join(webDir, PRERENDERED_FOLDER)
  const files = existsSync(folder) ? readdirSync(folder) : []
  const byName = new Map(
    files.map((file) => [basename(file, '.html'), readBuiltPage(join(folder, file), basePath)] as const),
  )
  const byPath = new Map<string, BuiltPage | undefined>(
    Object.entries(prerenderedPages).map(([path, name]) => [path, byName.get(name)]),
  )
  return {
    ofPath: (path) => byPath.get(path) ?? plain,
    named: (name) => byName.get(name) ?? plain,
  }
}

function readBuiltPage(file: string, basePath: string): BuiltPage {
  const page = moveBelow(basePath, readFileSync(file, 'utf8')).replace(BASE_PATH_MARK, basePath)
  const [start = '', ownHead = '', rest = ''] = page.split(HEAD_EDGE)
  return { name: basename(file, '.html'), parts: [start, ownHead, rest], policy: policyOf(page) }
}
