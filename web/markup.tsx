import { prerender } from 'react-dom/static'
import type { PrerenderedPath } from '#contract/prerendered.ts'
import { App } from './app/app.tsx'
import { createQueryClient } from './platform/query-client.ts'

/** What the pages that are written at build say of themselves; a title is the one the page sets for itself as well. */
export const pageHeads: Record<PrerenderedPath, { title: string; description: string; module: string }> = {
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

/** The markup of a page as a browser first shows it, before anything is known about the reader. Throws what it throws. */
export async function markupOf(path: string): Promise<string> {
  const faults: unknown[] = []
  const { prelude } = await prerender(<App queries={createQueryClient()} path={path} />, {
    // Whole and in order: a piece that came later would need a script to be put in its place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (fault) => void faults.push(fault),
  })
  if (faults.length > 0) throw new AggregateError(faults, `The page ${path} could not be written`)
  return new Response(prelude).text()
}
