import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import { SSR_ENTRY_FILE, type RenderedPage, type SsrEntry } from '#contract/prerender.ts'

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

interface PageToRender extends Omit<RenderedPage, 'markup'> {
  path: string
  log: FastifyBaseLogger
}

/** The page with its reads; undefined, with a line in the log, where it cannot be rendered: it fetches what it shows then. */
export async function renderWithReads(
  ssrEntry: SsrEntry,
  { path, template, state, log }: PageToRender,
): Promise<RenderedPage | undefined> {
  try {
    return { template, markup: await ssrEntry.renderPage(path, state), state }
  } catch (error) {
    log.error({ err: error, path }, 'a page could not be rendered; it fetches what it shows')
    return undefined
  }
}
