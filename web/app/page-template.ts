import type { DehydratedState } from '#contract/prerender.ts'

/**
 * A page that the server renders for each request into a file of the build, which has its styles and its code. Each file
 * of `templates/` holds one, and goes with its room.
 */
export interface PageTemplate {
  /** Of its file among the prerendered pages. */
  name: string
  /** A path and reads with which the page shows everything that it can show. */
  path: string
  state: DehydratedState
  /** The page's own code, which comes after the first paint. */
  module: string
}

export const pageTemplates: readonly PageTemplate[] = Object.values(
  import.meta.glob<PageTemplate>('./templates/*.ts', { eager: true, import: 'pageTemplate' }),
)
