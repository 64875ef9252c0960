import { nanoid } from 'nanoid'
import { readGenreMix } from '#contract/genres.ts'
import { findPreferencesOf } from '#server/platform/preferences.queries.ts'
import { beginTurn, type AnyTurn } from './begin-turn.ts'
import { insertMessage, insertStory, moveHead } from './stories.queries.ts'
import type { StoriesContext } from './stories-context.ts'
import { insertTurn } from './turns.queries.ts'

/** Stores a new story with its premise and begins to generate its opening. */
export function startStory(
  context: StoriesContext,
  { userId, prompt, clientId }: { userId: number; prompt: string; clientId?: string },
): Promise<AnyTurn> {
  const { scenario, mix } = readGenreMix(prompt)
  return beginTurn(context, {
    userId,
    clientId,
    async store(trx, lease) {
      const storyId = nanoid()
      const now = context.clock.now()
      const { contentRating } = await findPreferencesOf(trx, userId)
      await insertStory(trx, {
        id: storyId,
        userId,
        premise: scenario || prompt,
        genreMix: mix,
        contentRating,
        now,
      })
      const replyId = await insertMessage(trx, {
        storyId,
        parentId: null,
        depth: 0,
        role: 'assistant',
        content: '',
        now,
      })
      const turnId = await insertTurn(trx, { storyId, userId, clientId, replyId, lease, now })
      await moveHead(trx, storyId, replyId, now)
      return { turnId, storyId, userId, replyId }
    },
  })
}
