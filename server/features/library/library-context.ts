import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '#server/ground/clock.ts'
import type { Connection, Database } from '#server/platform/db/schema.ts'

/** The parts of the house that the library needs. */
export interface LibraryContext {
  db: Database
  clock: Clock
  log: FastifyBaseLogger
}

/** The same for emptying the bin. */
export interface BinContext extends LibraryContext {
  /** Looks for what a story keeps beside its rows, and returns what removes it once they are gone. */
  prepareStoryRemoval: (db: Connection, storyId: string) => Promise<() => Promise<void>>
}
