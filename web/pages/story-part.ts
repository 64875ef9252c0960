import type { QueryClient } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import type { FeedMessage } from '#web/features/stories/model/feed-message.ts'
import type { StoryState } from '#web/features/stories/model/story-state.ts'
import type { Story } from '#web/features/stories/play/use-story.ts'
import type { StoryDraft } from '#web/features/stories/store/draft.ts'

/** An action on a story beside playing it. */
export interface StoryActionProps {
  storyId: string
  /** The last message that the server has stored. */
  lastMessageId: number | undefined
  /** Looks for a title for the story; it never fails. */
  suggestTitle: () => Promise<string>
  /** Keeps the place under a title on the way to something else; it never fails. */
  keepPlace: (title: string) => void
}

/** A story that is played, and what stands in its field. */
export interface StoryInPlay {
  story: Story
  draft: StoryDraft
}

/** An entry of the story's menu: does something at once, or opens a dialog. */
export interface StoryMenuEntry {
  label: string
  Icon: LucideIcon
  /** The lowest stands first. */
  rank: number
  run?: (play: StoryInPlay) => void
  Dialog?: ComponentType<StoryInPlay & { onClose: () => void }>
}

/** A room's share in the page of a story. Each file of `story-parts/` holds one, and goes with its room. */
export interface StoryPart {
  /** The lowest stands first. */
  rank: number
  /** Around the page: keeps for the others what follows the story. */
  Around?: ComponentType<StoryInPlay & { state: StoryState; children: ReactNode }>
  /** In the drawer of the bottom bar. */
  Panel?: ComponentType<Pick<StoryActionProps, 'storyId' | 'lastMessageId'>>
  /** In the bottom bar, among the actions. */
  Action?: ComponentType<StoryActionProps>
  /** In the menu of the bottom bar. */
  menu?: readonly StoryMenuEntry[]
  /** In the field. */
  Control?: ComponentType<{ draft: StoryDraft; isGenerating: boolean }>
  /** A row above the field, for what goes on beside the story. */
  AboveField?: ComponentType<Pick<StoryInPlay, 'story'>>
  /** The line below the field. */
  Hint?: ComponentType
  /** Below a message of the feed. */
  BelowMessage?: ComponentType<{ message: FeedMessage }>
  /** A title that the reader has given the story; it may fail. */
  titleOf?: (queries: QueryClient, storyId: string) => Promise<string | undefined>
  /** Keeps a place of the story under a title; it never fails. */
  keepPlace?: (queries: QueryClient, place: { storyId: string; lastMessageId: number }, title: string) => void
  /** Actions on a message of the feed. */
  MessageActions?: ComponentType<{ message: FeedMessage }>
  /** Below the last message. */
  AtEnd?: ComponentType<StoryInPlay>
}

export const storyParts: readonly StoryPart[] = Object.values(
  import.meta.glob<StoryPart>('./story-parts/*.{ts,tsx}', { eager: true, import: 'storyPart' }),
).toSorted((a, b) => a.rank - b.rank)
