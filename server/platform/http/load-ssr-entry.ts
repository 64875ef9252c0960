import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { SSR_ENTRY_FILE, type SsrEntry } from '#contract/prerender.ts'

export type LoadSsrEntry = () => Promise<SsrEntry | undefined>

/** The built app of a folder as the server runs it, loaded when it is first needed; undefined where it is not built. */
export function ssrEntryLoader(webDir: string): LoadSsrEntry {
  const file = join(webDir, SSR_ENTRY_FILE)
  let entry: Promise<SsrEntry> | undefined
  return async () => {
    if (!entry && !existsSync(file)) return undefined
    entry ??= import(pathToFileURL(file).href) as Promise<SsrEntry>
    return entry
  }
}
