import { secondsMs } from '#server/ground/clock.ts'
import { embedCharged, embeddingsFor } from './embed-charged.ts'
import type { KeeperContext } from './memory-context.ts'
import { findTexts, readStoryPath, type KeptStory } from './story-path.queries.ts'
import { partsOfText } from './text-parts.ts'
import { findPlaced, insertVectors } from './vectors.queries.ts'

/** Replies that one call places: those of one part of a story, and a few. */
const AT_ONCE = 16
/** Calls for one part of a story: one for itself, others for what was told before there was such a model. */
const MOST_CALLS = 4
const LONGEST_MS = 20 * secondsMs

/**
 * Has the site's model for embeddings place the replies of a path down to a message, the newest first. What fails is tried
 * again with the next part that is kept.
 */
export async function placeReplies(
  context: KeeperContext,
  { id: storyId, userId, connectionId }: KeptStory,
  toMessageId: number,
  signal: AbortSignal,
): Promise<void> {
  const { db, log, narrators, speech } = context
  if (!speech.embeddings) return
  const embeddings = embeddingsFor(context, await narrators.find(userId, connectionId))
  if (!embeddings) return
  const placedBy = { storyId, model: embeddings.model }
  try {
    const [path, placed] = await Promise.all([
      readStoryPath(db, storyId, toMessageId),
      findPlaced(db, placedBy),
    ])
    const missing = path.replyIds.filter((id) => !placed.has(id)).toReversed()
    for (let call = 0; call < MOST_CALLS && missing.length > 0; call++) {
      const texts = await findTexts(db, storyId, missing.splice(0, AT_ONCE))
      const replies = texts.map(({ id, content }) => ({ id, parts: partsOfText(content) }))
      const parts = replies.flatMap((reply) => reply.parts)
      if (parts.length === 0) continue
      const charged = { embeddings, userId, storyId, messageId: toMessageId }
      const untilLate = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)])
      const { vectors, settle } = await embedCharged(context, charged, parts, untilLate)
      await settle(async (trx) => {
        for (const { id, parts: own } of replies) {
          const placedParts = vectors.splice(0, own.length)
          if (placedParts.length > 0) await insertVectors(trx, placedBy, id, placedParts)
        }
      })
    }
  } catch (error) {
    signal.throwIfAborted()
    log.warn({ err: error, engine: embeddings.provider }, 'replies could not be placed by their meaning')
  }
}
