import type { CurrentState } from './stories.ts'

/** The template into which the server renders the page of a story that is played. */
export const STORY_TEMPLATE = 'story'

/** The newest messages of a story, as they come with its page, and what its page must know to keep their place. */
export interface StoryOfPage {
  story: CurrentState
  /** Whether the site paints, so that the story's picture has its room from the first. */
  hasPictures: boolean
}

/** Under which a story's page keeps what it came with. */
export const storyPageKey = (storyId: string): string[] => ['story page', storyId]

/** Messages of a story that are read first: as many as its page shows. */
export const FIRST_MESSAGES = 60
