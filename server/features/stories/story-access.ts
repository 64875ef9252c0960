import { AppError } from '#server/platform/app-error.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import { findStoryOf, isMessageIn } from './stories.queries.ts'

export type OwnedStory = NonNullable<Awaited<ReturnType<typeof findStoryOf>>>

/** The reader's own story. Throws `story_not_found`, the same for one that is not theirs and one that does not exist. */
export async function requireStory(db: Connection, userId: number, storyId: string): Promise<OwnedStory> {
  const story = await findStoryOf(db, userId, storyId)
  if (!story) throw new AppError('story_not_found')
  return story
}

/** Throws `turn_not_found` for a message of another story and for one that does not exist. */
export async function requireMessage(db: Connection, storyId: string, messageId: number): Promise<void> {
  if (!(await isMessageIn(db, storyId, messageId))) throw new AppError('turn_not_found')
}
