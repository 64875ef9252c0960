import { AppError } from '#server/platform/app-error.ts'
import { beginTurn, type AnyTurn } from './begin-turn.ts'

import { findDepth, insertMessage, moveHead, requireStory } from './stories.queries.ts'
import type { StoriesContext } from './stories-context.ts'
import { insertTurn } from './turns.queries.ts'

interface Continuation {
  userId: number
  storyId: string
  message: string
  clientId?: string
}

/** Stores what the reader does below the story's head and begins to generate the reply. Throws `story_not_found`. */
export async function continueStory(
  context: StoriesContext,
  { userId, storyId, message, clientId }: Continuation,
): Promise<AnyTurn> {
  // Asked before any throttle, so that other people's stories look like none at all.
  await requireStory(context.db, userId, storyId)
  return beginTurn(context, {
    userId,
    clientId,
    async store(trx, lease) {
      const { head_id: headId } = await requireStory(trx, userId, storyId)
      if (headId === null) throw new AppError('story_not_found')
      const now = context.clock.now()
      const depth = (await findDepth(trx, headId)) + 1
      const userMessageId = await insertMessage(trx, {
        storyId,
        parentId: headId,
        depth,
        role: 'user',
        content: message,
        clientId,
        now,
      })
      const reply = {
        storyId,
        parentId: userMessageId,
        depth: depth + 1,
        role: 'assistant',
        content: '',
        now,
      } as const
      const replyId = await insertMessage(trx, reply)
      const turnId = await insertTurn(trx, { storyId, userId, clientId, replyId, lease, now })
      await moveHead(trx, storyId, replyId, now)
      return { turnId, storyId, userId, replyId, userMessageId }
    },
  })
}
