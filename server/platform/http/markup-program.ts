import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { MARKUP_FILE, type MarkupProgram } from '#contract/markup.ts'

/** Gives the program that writes markup, loaded when it is first needed; undefined where it is not built. */
export function markupProgram(webDir: string): () => Promise<MarkupProgram | undefined> {
  const file = join(webDir, MARKUP_FILE)
  let program: Promise<MarkupProgram> | undefined
  return async () => {
    if (!program && !existsSync(file)) return undefined
    program ??= import(pathToFileURL(file).href) as Promise<MarkupProgram>
    return program
  }
}
