import { statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { furtherChunks, withImports, type BuiltApp, type Chunk } from './built-app.ts'

interface Budgets {
  /** Limit of the first load of `/`. */
  firstKb: number
  /** Limit of what any other page brings beyond it. */
  furtherKb: number
}

/**
 * Adds up the JavaScript of the first load and of each further page, as its Brotli twins weigh, and prints it.
 * Throws when a load is heavier than its budget.
 */
export function checkBudgets(webDir: string, app: BuiltApp, { firstKb, furtherKb }: Budgets): void {
  const kbOf = (chunks: readonly Chunk[]) =>
    chunks.reduce((sum, { fileName }) => sum + statSync(join(webDir, `${fileName}.br`)).size, 0) / 1000
  const pages = app.chunks.filter(({ facadeModuleId }) => /\/web\/pages\/[^/]+$/.test(facadeModuleId ?? ''))
  const loads = [
    { name: 'first load of /', kb: kbOf(withImports(app, app.entry)), mostKb: firstKb },
    ...pages.map((page) => ({
      name: basename(page.facadeModuleId!, '.tsx'),
      kb: kbOf(furtherChunks(app, page)),
      mostKb: furtherKb,
    })),
  ]
  console.log(
    `KB of JavaScript over the wire: ${loads.map(({ name, kb }) => `${name} ${kb.toFixed(1)}`).join(', ')}`,
  )
  const tooHeavy = loads.filter(({ kb, mostKb }) => kb > mostKb)
  if (tooHeavy.length > 0)
    throw new Error(tooHeavy.map(({ name, mostKb }) => `${name} may take ${mostKb} KB`).join(', '))
}
