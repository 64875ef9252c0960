import type { FastifyBaseLogger } from 'fastify'
import type { SiteEmbeddings } from '#server/engines/embeddings/hosted-embeddings.ts'
import type { Narrator } from '#server/engines/narrator/narrator.ts'
import type { Clock } from '#server/ground/clock.ts'
import type { Connection, Database } from '#server/platform/db/schema.ts'
import type { CallBudgets } from '#server/platform/usage/budgets.ts'
import type { Ledger } from '#server/platform/usage/ledger.ts'

/** The house as finding by meaning needs it. */
export interface EmbeddingContext {
  db: Database
  clock: Clock
  log: FastifyBaseLogger
  ledger: Ledger
  budgets: CallBudgets
  speech: { readonly embeddings: SiteEmbeddings | undefined }
}

/** The site's model for embeddings, if any; none for who brings their own narrator, whose turns cost the site nothing. */
export const embeddingsFor = (
  { speech }: Pick<EmbeddingContext, 'speech'>,
  { isPaidByReader }: Pick<Narrator, 'isPaidByReader'>,
): SiteEmbeddings | undefined => (isPaidByReader ? undefined : speech.embeddings)

interface EmbeddedFor {
  embeddings: SiteEmbeddings
  userId: number
  storyId: string
  messageId: number
}

/** Asks for vectors within the reader's budget; `settle` charges them, once, with what is stored along. Throws what the model throws. */
export async function embedCharged(
  { db, clock, ledger, budgets }: EmbeddingContext,
  { embeddings: engine, userId, storyId, messageId }: EmbeddedFor,
  texts: readonly string[],
  signal: AbortSignal,
) {
  const hold = await budgets.reserve(userId, engine, 'memory')
  const answer = await engine.embed(texts, signal).catch(async (error: unknown) => {
    await budgets.settle(hold)
    throw error
  })
  const { vectors, usage } = answer
  return {
    vectors,
    async settle(store?: (trx: Connection) => Promise<void>): Promise<void> {
      await budgets.settle(hold, usage)
      await db.transaction().execute(async (trx) => {
        const charge = {
          userId,
          storyId,
          messageId,
          kind: 'memory',
          engine,
          usage,
          now: clock.now(),
        } as const
        await ledger.charge(trx, charge)
        await store?.(trx)
      })
    },
  }
}
