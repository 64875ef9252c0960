import { createContext } from 'react'
import type { StoryInPlay } from '../story-part.ts'

/** The story as the rows of the feed know it: they are not rendered again while a reply grows. */
export interface VersionsOfStory extends Pick<StoryInPlay['story'], 'move' | 'goOn'> {
  /** The last message that the server has stored. */
  lastId: number | undefined
  /** The narrator writes, or the story is on its way elsewhere. */
  isBusy: boolean
}

export const TreeMovesContext = createContext<VersionsOfStory>({
  move: async () => undefined,
  goOn: async () => undefined,
  lastId: undefined,
  isBusy: true,
})
