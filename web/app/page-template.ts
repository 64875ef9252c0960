import type { DehydratedState } from '#contract/prerender.ts'

/**
 * A page that the server renders for each request into a file of the build, which has its styles and its code. Each file
 * of `templates/` holds one, and goes with its room.
 */
export interface PageTemplate {
  /** Of its file among the prerendered pages. */
  name: string
  path: string
  /** Reads with which the page shows, all of them together, everything that it can show. */
  states: DehydratedState[]
  /** The page's own code, which comes after the first paint. */
  module: string
  /** Stands as text behind the markup and runs before it is painted; it may name nothing from outside of itself. */
  beforePaint?: () => void
}

export const pageTemplates: readonly PageTemplate[] = Object.values(
  import.meta.glob<PageTemplate>('./templates/*.ts', { eager: true, import: 'pageTemplate' }),
)
