import { AppError } from '#server/platform/app-error.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import { findStoryOf } from './stories.queries.ts'

export type OwnedStory = NonNullable<Awaited<ReturnType<typeof findStoryOf>>>

/** The reader's own story. Throws `story_not_found`, the same for one that is not theirs and one that does not exist. */
export async function requireStory(db: Connection, userId: number, storyId: string): Promise<OwnedStory> {
  const story = await findStoryOf(db, userId, storyId)
  if (!story) throw new AppError('story_not_found')
  return story
}
