import type { DehydratedState, RenderedPage } from '#contract/prerender.ts'
import { SHARED_TEMPLATE, sharedStoryKey } from '#contract/sharing.ts'
import { renderWithReads, type LoadSsrEntry } from '#server/platform/http/load-ssr-entry.ts'
import { readPublishedStory } from './read-shared.ts'
import type { SharingContext } from './sharing-context.ts'
import type { PublishedStory } from './sharing.queries.ts'

/** A longer story is fetched by its page: rendering it would hold up everyone else for longer than a frame. */
const MOST_CHARACTERS = 60_000

interface RenderingContext extends Pick<SharingContext, 'db' | 'log'> {
  loadSsrEntry: LoadSsrEntry
}

/** The page of a shared story, to be read before any script runs; undefined where the page has to fetch the story. */
export async function renderShared(
  { db, log, loadSsrEntry }: RenderingContext,
  share: PublishedStory,
): Promise<RenderedPage | undefined> {
  const ssrEntry = await loadSsrEntry()
  if (!ssrEntry) return undefined
  const { messages, ...about } = await readPublishedStory(db, share)
  if (messages.reduce((sum, { content }) => sum + content.length, 0) > MOST_CHARACTERS) return undefined
  const entries = messages.map(({ role, content, image }) => ({ role, content, image }))
  const state: DehydratedState = [[sharedStoryKey(share.id), { ...about, messages: entries }]]
  return renderWithReads(ssrEntry, { path: `/shared/${share.id}`, template: SHARED_TEMPLATE, state, log })
}
