import type { NarratorFailure } from '#contract/narrator-failures.ts'
import { NarrationFailed, type EngineName, type Narrator } from '#server/engines/narrator/narrator.ts'
import { openConnection } from '#server/engines/narrator/pick-narrator.ts'
import type { ConnectionRow } from '#server/platform/connections/connections.queries.ts'
import { priceOfRow, settingsOfRow } from './connection-row.ts'
import type { NarratorsContext } from './narrators-context.ts'
import { noteFailures, sentenceOf } from './note-failures.ts'

/** Failures that the reader themselves can set right: they are told. */
const ownFailures: Partial<Record<NarratorFailure, NarratorFailure>> = {
  wrong_key: 'own_wrong_key',
  no_credit: 'own_no_credit',
  model_missing: 'own_model_missing',
  unreachable: 'own_unreachable',
  garbled: 'own_garbled',
}

/** The narrator of a stored connection. It keeps with the row why it failed last, until it succeeds again. */
export async function openStoredNarrator(context: NarratorsContext, row: ConnectionRow): Promise<Narrator> {
  const isPaidByReader = row.userId !== null
  const engine: EngineName = {
    provider: row.provider,
    model: row.model,
    isModel: true,
    isPaidByReader,
    price: priceOfRow(row),
  }
  const narrator = await open(context, row)
  const failureOf = (error: NarrationFailed) =>
    isPaidByReader ? (ownFailures[error.reason] ?? error.reason) : error.reason
  const note = noteFailures(context, row)
  function explain(error: unknown): never {
    if (!(error instanceof NarrationFailed)) throw error
    void note(failureOf(error), sentenceOf(error))
    throw new NarrationFailed(failureOf(error), { cause: error.cause })
  }

  return {
    ...engine,
    recentMessages: narrator.recentMessages,
    isOneAtATime: narrator.isOneAtATime,
    async *generateReply(input, signal) {
      try {
        for await (const event of narrator.generateReply(input, signal)) {
          if (event.type === 'end') void note()
          yield event
        }
      } catch (error) {
        explain(error)
      }
    },
    ...(narrator[Symbol.dispose] && { [Symbol.dispose]: () => narrator[Symbol.dispose]?.() }),
    ...(narrator.answer && {
      answer: async (question, signal) => ({ ...(await narrator.answer!(question, signal)), engine }),
    }),
    suggestTitle: (input, signal) => narrator.suggestTitle(input, signal).catch(explain),
  }
}

async function open(
  { ring, calls, files }: NarratorsContext,
  row: ConnectionRow,
): Promise<Omit<Narrator, keyof EngineName>> {
  const call = row.userId === null ? calls.site : calls.readers
  try {
    return await openConnection(settingsOfRow(row, ring), { call, files })
  } catch (cause) {
    return brokenNarrator(cause)
  }
}

/** For a key that cannot be opened: each reply fails, and the log says why. */
const brokenNarrator = (cause: unknown): Omit<Narrator, keyof EngineName> => ({
  // oxlint-disable-next-line require-yield -- it has nothing to say
  async *generateReply() {
    throw new NarrationFailed('wrong_key', { cause })
  },
  async suggestTitle() {
    throw new NarrationFailed('wrong_key', { cause })
  },
})
