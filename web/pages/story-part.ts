import type { ComponentType, ReactNode } from 'react'
import type { FeedMessage } from '#web/features/stories/model/feed-message.ts'
import type { StoryState } from '#web/features/stories/model/story-state.ts'
import type { StoryDraft } from '#web/features/stories/store/draft.ts'

/** A room's share in the page of a story. Each file of `story-parts/` holds one, and goes with its room. */
export interface StoryPart {
  /** The lowest stands first. */
  rank: number
  /** Around the page: keeps for the others what follows the story. */
  Around?: ComponentType<{ state: StoryState; children: ReactNode }>
  /** In the drawer of the bottom bar. */
  Panel?: ComponentType
  /** In the field. */
  Control?: ComponentType<{ draft: StoryDraft; isGenerating: boolean }>
  /** Below a message of the feed. */
  BelowMessage?: ComponentType<{ message: FeedMessage }>
}

export const storyParts: readonly StoryPart[] = Object.values(
  import.meta.glob<StoryPart>('./story-parts/*.tsx', { eager: true, import: 'storyPart' }),
).toSorted((a, b) => a.rank - b.rank)
