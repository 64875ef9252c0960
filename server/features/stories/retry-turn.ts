import { AppError } from '#server/platform/app-error.ts'
import { beginTurn, type AnyTurn } from './begin-turn.ts'

import { findDepth, insertMessage, moveHead, requireStory } from './stories.queries.ts'
import type { StoriesContext } from './stories-context.ts'
import { findTurnOf, reopenTurn } from './turns.queries.ts'

/**
 * Generates the story's last turn again, as a new reply beside the old one (TURN-25).
 * Throws `turn_not_found`, `turn_not_last`, `turn_running`.
 */
export async function retryTurn(
  context: StoriesContext,
  { userId, storyId, replyId }: { userId: number; storyId: string; replyId: number },
): Promise<AnyTurn> {
  const { db, clock } = context
  if (!(await findTurnOf(db, userId, storyId, replyId))) throw new AppError('turn_not_found')
  return beginTurn(context, {
    userId,
    async store(trx, lease) {
      const turn = await findTurnOf(trx, userId, storyId, replyId)
      if (!turn) throw new AppError('turn_not_found')
      const { head_id: headId } = await requireStory(trx, userId, storyId)
      if (headId !== replyId) throw new AppError('turn_not_last')
      const now = clock.now()
      const depth = await findDepth(trx, replyId)
      const again = { storyId, parentId: turn.parentId, depth, role: 'assistant', content: '', now } as const
      const newReplyId = await insertMessage(trx, again)
      if (!(await reopenTurn(trx, turn.id, newReplyId, lease))) throw new AppError('turn_running')
      await moveHead(trx, storyId, newReplyId, now)
      return {
        turnId: turn.id,
        storyId,
        userId,
        replyId: newReplyId,
        userMessageId: turn.parentId ?? undefined,
      }
    },
  })
}
