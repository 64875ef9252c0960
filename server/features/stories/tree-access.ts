import { AppError } from '#server/platform/app-error.ts'
import type { Connection, Database } from '#server/platform/db/schema.ts'
import { requireStory, type StoryRow } from './stories.queries.ts'
import { touchReader } from './turns.queries.ts'

export { findMove, findRedoable, moveHead, refreshSummary } from './head.queries.ts'
export { findMessageOf, insertMessage, type OwnedMessage } from './messages.queries.ts'
export { findNewestBelow, findPath, stepBack } from './path.queries.ts'
export { readStory, readPathTo } from './read-story.ts'

/**
 * Changes the tree or the head of a story in one transaction, while no reply of it is being generated.
 * Throws `story_not_found`, `turn_running`.
 */
export const changeTree = <T>(
  db: Database,
  { userId, storyId, now }: { userId: number; storyId: string; now: number },
  change: (trx: Connection, story: StoryRow) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (trx) => {
    // NOTE: locks the reader's row, as a turn that begins does: one of the two sees what the other has done.
    await touchReader(trx, userId, now)
    const story = await requireStory(trx, userId, storyId)
    const running = await trx
      .selectFrom('turns')
      .select('id')
      .where('storyId', '=', storyId)
      .where('status', '=', 'streaming')
      .executeTakeFirst()
    if (running) throw new AppError('turn_running')
    return change(trx, story)
  })
