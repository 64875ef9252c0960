import type { TurnMemory } from '#server/features/stories/story-access.ts'
import { findNextDue, writeDue } from './due-spans.ts'
import { embeddingsFor, type EmbeddingContext } from './embed-charged.ts'
import { embedSaid } from './embed-said.ts'
import { mendMemory } from './mend-memory.ts'
import { findNearestParts } from './nearest-parts.ts'
import { readPathMemory } from './path-memory.ts'
import { recall } from './recall.ts'
import { spansOfPath } from './span-boundary.ts'
import { withStorytellerFacts } from './storyteller-facts.ts'
import { removeVectors } from './vectors.queries.ts'

/** Makes the memory that turns read and write; `look` wakes whoever keeps it. */
export const createTurnMemory = (context: EmbeddingContext, look: () => void): TurnMemory => ({
  async readAbove(db, { userId, storyId, replyId, narrator, end, version }) {
    if (!narrator.answer) return undefined
    // The reply itself is still empty: only those above it count.
    const stored = await readPathMemory(db, storyId, replyId, {
      spansFor: (replies) => spansOfPath(replies - 1),
      end,
      version,
    })
    const memory = await withStorytellerFacts(db, storyId, stored)
    const { path, boundaryId } = memory
    const above = path.messageIds.length - 1
    const embeddings = embeddingsFor(context, narrator)
    const findNear =
      embeddings &&
      (async (said: string) => {
        const vector = await embedSaid(context, { embeddings, userId, storyId, messageId: replyId }, said)
        if (!vector) return []
        return findNearestParts(db, { storyId, model: embeddings.model }, (id) => path.has(id), vector)
      })
    const retold = boundaryId === undefined ? 0 : path.messageIds.indexOf(boundaryId) + 1
    return {
      messagesAlong: above - retold,
      recall: (said, toldLast) => recall(db, { storyId, replyId, memory, said, toldLast, end, findNear }),
    }
  },

  async noteReply(db, { storyId, replyId, mostReplies, narrator, end, version, now }) {
    // Short paths, by far the most, are told by their length alone.
    if (!narrator.answer || spansOfPath(mostReplies) === 0) return
    // NOTE: what was kept meanwhile is there already, and is not written anew.
    const due = await findNextDue(db, storyId, replyId, { end, version })
    if (!due) return
    await writeDue(db, due, { now })
    look()
  },

  async mend(trx, correction) {
    await mendMemory(trx, correction)
    if (context.speech.embeddings) await removeVectors(trx, correction.message.id)
  },

  look,
})
