import type { SiteEmbeddings } from '#server/engines/embeddings/hosted-embeddings.ts'
import { embedCharged, type EmbeddingContext } from './embed-charged.ts'

/** The longest that a turn waits for the meaning of what its player has said. */
const MOST_WAIT_MS = 100
/** Of a longer turn its end, where a player asks. */
const MOST_LETTERS = 1_000

interface SaidInTurn {
  embeddings: SiteEmbeddings
  userId: number
  storyId: string
  messageId: number
}

/** Places a player's words by their meaning; undefined where that fails, or takes too long: then the turn goes on without. */
export async function embedSaid(
  context: EmbeddingContext,
  turn: SaidInTurn,
  said: string,
): Promise<Float32Array | undefined> {
  const { log } = context
  const complain = (error: unknown) =>
    log.warn({ err: error, engine: turn.embeddings.provider }, 'a turn could not be placed by its meaning')
  const signal = AbortSignal.timeout(MOST_WAIT_MS)
  try {
    const { vectors, settle } = await embedCharged(context, turn, [said.slice(-MOST_LETTERS)], signal)
    // Behind the turn.
    void settle().catch(complain)
    return vectors[0]
  } catch (error) {
    if (!signal.aborted) complain(error)
    return undefined
  }
}
