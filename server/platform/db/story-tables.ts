import type { Generated } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import type { Genre } from '#contract/genres.ts'
import type { NarratorFailure } from '#contract/narrator-failures.ts'
import type { ContentRating } from '#contract/preferences.ts'
import type { TurnStatus } from '#contract/stories.ts'

export interface StoriesTable {
  id: string
  userId: number
  /** The scenario as the reader gave it, without the sentence of the genre mix. */
  premise: string
  genreMix: string | null
  /** The rating it was started with, which it keeps. */
  contentRating: ContentRating
  /** As the reader named it. */
  givenTitle: Generated<string | null>
  /** The last title on the path that the narrator suggested. */
  title: Generated<string | null>
  /** The last message of the path that is being played. */
  headId: Generated<number | null>
  /** The reader's own connection that tells it; null: the site's. */
  connectionId: Generated<number | null>
  /** Of the path that is being played, for the list of stories: turns of the player, first words, newest picture. */
  turns: Generated<number>
  opening: Generated<string>
  coverId: Generated<string | null>
  /** The strongest of its mix. */
  genre: Generated<Genre | null>
  /** A lasting wish of the reader, for the narrator. */
  note: Generated<string | null>
  /** Its reader is asked before its memory changes. */
  asksMemory: Generated<number>
  /** Of a story that goes on after a shared one: that one's title, and who shared it, where they let it be known. */
  lineageTitle: Generated<string | null>
  lineageUserId: Generated<number | null>
  archivedAt: Generated<number | null>
  /** Where the reader was last; with `placeKeptAt` alone: at the end. */
  placeMessageId: Generated<number | null>
  placeAt: Generated<number | null>
  placeKeptAt: Generated<number | null>
  /** In the bin since then; gone to everyone but its owner's `restore`. */
  binnedAt: Generated<number | null>
  createdAt: number
  updatedAt: number
}

export interface MessagesTable {
  id: Generated<number>
  storyId: string
  parentId: number | null
  /** Number of messages above it on its path: 0 for an opening. */
  depth: number
  role: 'user' | 'assistant'
  content: string
  clientId: string | null
  /** Number of exchanges on the path, this one included: 0 for an opening. */
  turn: Generated<number>
  /** Of a player's message that is no action, and of a reply that went on by itself. */
  kind: Generated<'say' | 'story' | 'more' | null>
  /** The title suggested for the story as it stands at this message. */
  title: Generated<string | null>
  /** The reader's name for this place. */
  name: Generated<string | null>
  /** The message whose words these were until `formerUntil`, when they were corrected. */
  formerOf: Generated<number | null>
  formerUntil: Generated<number | null>
  /** The narrator's memory with this reply (`NarratorInput.memory`). */
  memory: Generated<string | null>
  suggestions: Generated<string | null>
  /** The model that generated the reply in the place of the narrator that was asked. */
  standIn: Generated<string | null>
  /** The model came to the limit of its reply's length. */
  isCut: Generated<number>
  createdAt: number
}

/** A move of a story's head. Rows are only ever added. */
export interface HeadMovesTable {
  id: Generated<number>
  storyId: string
  kind: HeadMoveKind
  fromId: number | null
  toId: number
  /** The undo that a redo would have taken back before this move. */
  redoId: number | null
  movedAt: number
}
export type HeadMoveKind = 'turn' | 'retry' | 'undo' | 'redo' | 'go' | 'edit'

/** The generation of one reply: work that must survive, held by a lease. */
export interface TurnsTable {
  id: Generated<number>
  storyId: string
  userId: number
  clientId: string | null
  replyId: number
  status: TurnStatus
  errorCode: Generated<ErrorCode | null>
  /** Why the narrator failed. */
  failure: Generated<NarratorFailure | null>
  attempts: Generated<number>
  worker: string | null
  leaseUntil: number | null
  /** The reader's wish for this one reply. */
  guide: Generated<string | null>
  /** Set by any node to ask the generating one to stop. */
  isStopRequested: Generated<number>
  createdAt: number
  finishedAt: Generated<number | null>
}
