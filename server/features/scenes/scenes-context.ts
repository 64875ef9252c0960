import type { FastifyBaseLogger } from 'fastify'
import type { Painter } from '#server/engines/painter/painter.ts'
import type { Clock } from '#server/ground/clock.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { Sessions } from '#server/platform/sessions/sessions.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import type { CallBudgets } from '#server/platform/usage/budgets.ts'
import type { Ledger } from '#server/platform/usage/ledger.ts'

/** The house as painting needs it. */
export interface PaintingsContext {
  db: Database
  clock: Clock
  log: FastifyBaseLogger
  painter: Painter
  storage: Storage
  ledger: Ledger
  budgets: CallBudgets
}

/** The house as the pictures of a site need it, whoever paints them. */
export interface PaintingHouse extends Omit<PaintingsContext, 'painter'> {
  painters: { readonly ofSite: Painter }
}

/** The house as the scenes room needs it. */
export interface ScenesContext {
  db: Database
  clock: Clock
  sessions: Sessions
  storage: Storage
  painters: PaintingHouse['painters']
  budgets: Pick<CallBudgets, 'requireRoom' | 'dearestUsd'>
  /** The painting that goes on beside the calls: asked to look at once, it says when it has ended something. */
  paintings: { look(): void; readonly settled: Promise<void> }
  isImageGenerationOn: boolean
}
