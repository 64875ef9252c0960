import { noteDueSpan, type TurnMemory } from '#server/features/stories/story-access.ts'
import { createEarlySearches } from './early-search.ts'
import { findNextDue } from './next-due.ts'
import { embeddingsFor } from './embed-charged.ts'
import { embedSaid } from './embed-said.ts'
import type { KeeperContext } from './memory-context.ts'
import { mendMemory } from './mend-memory.ts'
import { findNearestParts } from './nearest-parts.ts'
import { readPathMemory } from './path-memory.ts'
import { recall } from './recall.ts'
import { spansOfPath } from './span-boundary.ts'
import { findKeptStory } from './story-path.queries.ts'
import { withStorytellerFacts } from './storyteller-facts.ts'
import { removeVectors } from './vectors.queries.ts'

type TurnMemoryContext = Omit<KeeperContext, 'wakeUps' | 'generations'>

/** Makes the memory that turns read and write; `look` wakes whoever keeps it. */
export function createTurnMemory(context: TurnMemoryContext, look: () => void): TurnMemory {
  const searches = createEarlySearches()
  return {
    searchEarly: (db, turn) => searches.begin(db, turn),

    async readAbove(db, { userId, storyId, replyId, narrator, end, version, early }) {
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
        recall(said, toldLast) {
          const findHits = () => searches.find(db, { userId, storyId, said, path, early })
          return recall(db, { storyId, replyId, memory, said, toldLast, end, findHits, findNear })
        },
      }
    },

    async findDue(db, { storyId, replyId, mostReplies, narrator, end, version }) {
      // Short paths, by far the most, are told by their length alone.
      if (!narrator.answer || spansOfPath(mostReplies) === 0) return undefined
      // NOTE: what was kept meanwhile is there already, and is not written anew.
      return findNextDue(db, storyId, replyId, { end, version })
    },

    async noteMove(storyId) {
      try {
        if (await noteDueAtHead(context, storyId)) look()
      } catch (error) {
        // The next turn finds it due.
        context.log.error({ err: error, storyId }, 'what is to be remembered could not be noted')
      }
    },

    async mend(trx, correction) {
      await mendMemory(trx, correction)
      if (context.speech.embeddings) await removeVectors(trx, correction.message.id)
    },

    look,
  }
}

/** Writes down what is due where a story stands; false where nothing is, or its narrator keeps a memory of its own. */
async function noteDueAtHead({ db, clock, narrators }: TurnMemoryContext, storyId: string): Promise<boolean> {
  const story = await findKeptStory(db, storyId)
  if (story?.headId == null) return false
  // Going to and fro is no reason to try again what has failed.
  const due = await findNextDue(db, storyId, story.headId, { retriesFailed: false })
  if (!due) return false
  const narrator = await narrators.find(story.userId, story.connectionId)
  if (!narrator.answer) return false
  await noteDueSpan(db, storyId, due, clock.now())
  return true
}
