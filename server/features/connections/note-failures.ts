import type { FastifyBaseLogger } from 'fastify'
import type { NarratorFailure } from '#contract/narrator-failures.ts'
import type { Clock } from '#server/ground/clock.ts'
import { saveFailure, type ConnectionRow } from '#server/platform/connections/connections.queries.ts'
import type { Database } from '#server/platform/db/schema.ts'

interface NotesContext {
  db: Database
  clock: Clock
  log: FastifyBaseLogger
}

/**
 * Makes the function that keeps with a connection why it failed last, with the provider's own redacted sentence; called
 * without a failure it says that the connection works again.
 */
export function noteFailures({ db, clock, log }: NotesContext, row: ConnectionRow) {
  let hasFailed = row.failure !== null
  return async (failure?: NarratorFailure, sentence: string | null = null): Promise<void> => {
    if (!failure && !hasFailed) return
    hasFailed = failure !== undefined
    try {
      await saveFailure(db, row, failure && { at: clock.now(), failure, sentence })
    } catch (fault) {
      log.warn({ err: fault, connectionId: row.id }, 'the state of a connection could not be stored')
    }
  }
}

/** The provider's own sentence, as an engine hands it on. */
export const sentenceOf = ({ cause }: Error): string | null => (cause instanceof Error ? cause.message : null)
