import { narratorFailures } from '#contract/narrator-failures.ts'
import { picturePath } from '#contract/picture-addresses.ts'
import type { StoryMessage } from '#contract/stories.ts'
import { AppError } from '#server/platform/app-error.ts'
import { toIso } from '#server/ground/clock.ts'
import type { Database } from '#server/platform/db/schema.ts'

import { findPath, isMessageIn, requireStory, WHOLE_PATH, type PathRow } from './stories.queries.ts'

/** The story from its opening to its head, oldest first. Throws `story_not_found`. */
export async function readStory(db: Database, userId: number, storyId: string) {
  const story = await requireStory(db, userId, storyId)
  const path = story.head_id === null ? [] : await findPath(db, story.head_id, WHOLE_PATH)
  return {
    storyId,
    title: story.title,
    messages: path.map((row, at) => toMessage(row, at === path.length - 1)),
  }
}

/** The whole story of a bookmarked message (RECOVER-2). Throws `story_not_found` also when the message is not of it. */
export async function readBookmarkedStory(db: Database, userId: number, storyId: string, messageId: number) {
  const { title, messages } = await readStory(db, userId, storyId)
  if (!(await isMessageIn(db, storyId, messageId))) throw new AppError('story_not_found')
  return { story: { id: storyId, title }, messages }
}

function toMessage(row: PathRow, isLast: boolean): StoryMessage {
  const isUnfinished = row.status !== null && row.status !== 'done'
  return {
    messageId: row.id,
    role: row.role,
    content: row.content,
    isInitialMessage: row.parent_id === null,
    createdAt: toIso(row.created_at),
    ...(row.picture_id !== null && { image: picturePath(row.picture_id), imageAlt: row.picture_alt ?? '' }),
    ...(row.client_id !== null && { clientId: row.client_id }),
    ...(isUnfinished && row.status && { status: row.status }),
    ...(row.failure && row.status === 'failed' && { hint: narratorFailures[row.failure] }),
    ...(row.is_cut === 1 && { isCut: true }),
    ...(row.stand_in !== null && { standIn: row.stand_in }),
    ...(isLast && row.suggestions !== null && { suggestions: JSON.parse(row.suggestions) as string[] }),
  }
}
