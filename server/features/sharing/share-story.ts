import { nanoid } from 'nanoid'
import { takenDown } from '#server/features/moderation/take-report.ts'
import { readPath, requireSettledHead, requireStory } from '#server/features/stories/story-access.ts'
import { narrationLine, shorten } from '#server/ground/plain-text.ts'
import type { SharingContext } from './sharing-context.ts'
import { findTakedown, saveShare } from './sharing.queries.ts'

const EXCERPT_LENGTH = 200

interface Publication {
  userId: number
  storyId: string
  title: string
  allowSearchEngines: boolean
  allowPlayingOn: boolean
  allowName: boolean
}

/** Publishes the story up to its last message and answers its link's id (SHARE-4). Throws `story_not_found`, `nothing_told`, `share_taken_down`. */
export async function shareStory(
  { db, clock }: Pick<SharingContext, 'db' | 'clock'>,
  { userId, storyId, title, ...allowed }: Publication,
): Promise<string> {
  const story = await requireStory(db, userId, storyId)
  const takedownReason = await findTakedown(db, storyId)
  if (takedownReason !== undefined) throw takenDown('share_taken_down', takedownReason)
  const headId = await requireSettledHead(db, story)
  const opening = (await readPath(db, headId)).find(({ role }) => role === 'assistant')
  return saveShare(db, {
    shareId: nanoid(),
    storyId,
    userId,
    title,
    excerpt: shorten(narrationLine(opening?.content ?? ''), EXCERPT_LENGTH),
    headId,
    ...allowed,
    now: clock.now(),
  })
}
