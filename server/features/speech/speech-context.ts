import type { FastifyBaseLogger } from 'fastify'
import type { SiteDictation, SiteVoice } from '#server/engines/speech/speech-engines.ts'
import type { Clock } from '#server/ground/clock.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { CallBudgets } from '#server/platform/usage/budgets.ts'
import type { Ledger } from '#server/platform/usage/ledger.ts'

/** The house as the speech room needs it. */
export interface SpeechContext {
  db: Database
  clock: Clock
  log: FastifyBaseLogger
  ledger: Ledger
  budgets: CallBudgets
  speech: { readonly voice: SiteVoice | undefined; readonly dictation: SiteDictation | undefined }
}
