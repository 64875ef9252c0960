import { prerender } from 'react-dom/static'
import type { PrerenderedPath, SsrEntry } from '#contract/prerender.ts'
import { App } from './app/app.tsx'
export { pageTemplates } from './app/page-template.ts'
import { hydrate } from './platform/dehydrated-state.ts'
import { createQueryClient } from './platform/query-client.ts'

interface PageHead {
  /** The one that the page sets for itself as well. */
  title: string
  description: string
  /** The page's own code, which comes when it is visited. */
  module: string
}

/** The heads of the pages that are prerendered at build. */
export const pageHeads: Record<PrerenderedPath, PageHead> = {
  '/': {
    title: 'Lanterntale',
    description:
      'Play a story told by an AI narrator, turn by turn: say where it begins, and every turn is yours.',
    module: 'pages/home.tsx',
  },
  '/auth': {
    title: 'Welcome Back · Lanterntale',
    description: 'Log in or create an account to play your own stories on Lanterntale.',
    module: 'pages/auth.tsx',
  },
  '/privacy': {
    title: 'Privacy Policy · Lanterntale',
    description:
      'What Lanterntale keeps about you and your stories, where it goes, and what is not done with it.',
    module: 'pages/privacy.tsx',
  },
  '/terms': {
    title: 'Terms of Service · Lanterntale',
    description: 'What you and whoever runs this site can expect of each other.',
    module: 'pages/terms.tsx',
  },
}

/** React puts what belongs into the head before the markup, which has no head. */
const HOISTED = /^(?:<link [^>]*>)*/

/** The page as a browser first shows it: nothing is known about the reader but the state. */
export const renderPage: SsrEntry['renderPage'] = async (path, state = []) => {
  const queries = createQueryClient()
  hydrate(queries, state)
  const faults: unknown[] = []
  const { prelude } = await prerender(<App queries={queries} path={path} />, {
    // Whole and in order: a piece that came later would need a script to be put in its place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (fault) => void faults.push(fault),
  })
  if (faults.length > 0) throw new AggregateError(faults, `The page ${path} could not be rendered`)
  return (await new Response(prelude).text()).replace(HOISTED, '')
}
