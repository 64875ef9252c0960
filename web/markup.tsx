import type { QueryClient } from '@tanstack/react-query'
import { prerender } from 'react-dom/static'
import type { MarkupProgram, PrerenderedPath } from '#contract/markup.ts'
import type { ReadableStory } from '#web/features/sharing/read/shared-story.api.ts'
import { sharedStoryKey } from '#web/features/sharing/read/use-shared-story.ts'
import { App } from './app/app.tsx'
import { createQueryClient } from './platform/query-client.ts'
import type { Seed } from './platform/seeds.ts'

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

/** The markup of a page as a browser first shows it, before anything is known about the reader. */
export const markupOf = (path: string): Promise<string> => render(path, createQueryClient())

export const writeShared: MarkupProgram['writeShared'] = async (shareId, { title, messages }) => {
  const entries = messages.map(({ role, content, image }) => ({ role, content, image }))
  const seeds: Seed[] = [[sharedStoryKey(shareId), { title, messages: entries } satisfies ReadableStory]]
  const queries = createQueryClient()
  for (const [key, data] of seeds) queries.setQueryData(key, data)
  // A script element ends at the first `</script`, whatever stands around it.
  const json = JSON.stringify(seeds).replaceAll('<', '\\u003c')
  return { markup: await render(`/shared/${shareId}`, queries), seeds: json }
}

/** React puts what belongs into the head before the markup, which has no head. */
const HOISTED = /^(?:<link [^>]*>)*/

/** Throws what the page throws. */
async function render(path: string, queries: QueryClient): Promise<string> {
  const faults: unknown[] = []
  const { prelude } = await prerender(<App queries={queries} path={path} />, {
    // Whole and in order: a piece that came later would need a script to be put in its place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (fault) => void faults.push(fault),
  })
  if (faults.length > 0) throw new AggregateError(faults, `The page ${path} could not be written`)
  return (await new Response(prelude).text()).replace(HOISTED, '')
}
