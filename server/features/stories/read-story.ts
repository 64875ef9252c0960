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
  const path = story.headId === null ? [] : await findPath(db, story.headId, WHOLE_PATH)
  return {
    storyId,
    title: story.title,
    messages: path.map((row, at) => toMessage(row, at === path.length - 1)),
  }
}

/** The whole story of a bookmarked message (RECOVER-2). Throws `story_not_found` also when the message is not of it. */
export async function readStoryAt(db: Database, userId: number, storyId: string, messageId: number) {
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
    isInitialMessage: row.parentId === null,
    createdAt: toIso(row.createdAt),
    ...(row.pictureId !== null && { image: picturePath(row.pictureId), imageAlt: row.pictureAlt ?? '' }),
    ...(row.clientId !== null && { clientId: row.clientId }),
    ...(isUnfinished && row.status && { status: row.status }),
    ...(row.failure && row.status === 'failed' && { hint: narratorFailures[row.failure] }),
    ...(row.isCut === 1 && { isCut: true }),
    ...(row.standIn !== null && { standIn: row.standIn }),
    ...(isLast && row.suggestions !== null && { suggestions: JSON.parse(row.suggestions) as string[] }),
  }
}
