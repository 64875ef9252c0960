import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** The TypeScript files below a folder of the project, by their path from its top. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .sort()
}

export const linesOf = (file: string): string[] => readFileSync(file, 'utf8').trimEnd().split('\n')

/** The project's own files that a file imports, types included. */
export function importsOf(file: string): string[] {
  const imports = readFileSync(file, 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*['"]([#.][^'"]+\.tsx?)['"]/g)
  return [...imports].map(([, path = '']) =>
    path.startsWith('#') ? path.slice(1) : normalize(join(dirname(file), path)),
  )
}
