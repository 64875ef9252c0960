import type { FastifyBaseLogger } from 'fastify'
import type { HttpCall } from '#server/engines/narrator/hosted/http-call.ts'
import type { ModelFolder } from '#server/engines/narrator/local/file-connection.ts'
import type { Clock } from '#server/ground/clock.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { KeyRing } from '#server/platform/secrets/key-ring.ts'

/** The parts of the house that open narrators. */
export interface NarratorsContext {
  db: Database
  clock: Clock
  log: FastifyBaseLogger
  ring: KeyRing
  /** Calls to models: of the site's connections, and of readers' own, which reach public addresses alone. */
  calls: { site: HttpCall; readers: HttpCall }
  /** Where the site's model files are. */
  files: ModelFolder
  config: { narratorFallback: 'off' | 'storyteller'; readerConnections: boolean }
}
