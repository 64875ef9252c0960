import type { FastifyBaseLogger } from 'fastify'
import type { DehydratedState, RenderedPage } from '#contract/prerender.ts'
import type { CurrentState } from '#contract/stories.ts'
import { FIRST_MESSAGES, STORY_TEMPLATE, storyPageKey, type StoryOfPage } from '#contract/story-page.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { renderWithReads, type LoadSsrEntry } from '#server/platform/http/load-ssr-entry.ts'
import { readStory } from './read-story.ts'

/** A page of more is longer on its way than the rest of the app. */
const MOST_CHARACTERS = 40_000

interface StoryRendering {
  db: Database
  log: FastifyBaseLogger
  loadSsrEntry: LoadSsrEntry
  hasPictures: boolean
}

/**
 * The page of a story, to be read before any script runs; undefined where the page has to fetch the story: it is not
 * the reader's, has no words yet, or opens elsewhere than at its end.
 */
export async function renderStory(
  { db, log, loadSsrEntry, hasPictures }: StoryRendering,
  userId: number,
  storyId: string,
): Promise<RenderedPage | undefined> {
  const ssrEntry = await loadSsrEntry()
  const read =
    ssrEntry && (await readStory(db, userId, storyId, { limit: FIRST_MESSAGES }).catch(ifNotTheirs))
  if (!ssrEntry || !read || read.lastPlace?.place || !read.messages.at(-1)?.content) return undefined
  const story = newestThatFit(read)
  if (story.messages.length === 0) return undefined
  const state: DehydratedState = [[storyPageKey(storyId), { story, hasPictures } satisfies StoryOfPage]]
  return renderWithReads(ssrEntry, { path: `/story/${storyId}`, template: STORY_TEMPLATE, state, log })
}

function ifNotTheirs(error: unknown): undefined {
  if (!(error instanceof AppError && error.code === 'story_not_found')) throw error
}

function newestThatFit(story: CurrentState): CurrentState {
  let characters = 0
  const tooMany = story.messages.findLastIndex(
    ({ content }) => (characters += content.length) > MOST_CHARACTERS,
  )
  if (tooMany < 0) return story
  return { ...story, messages: story.messages.slice(tooMany + 1), hasOlder: true }
}
