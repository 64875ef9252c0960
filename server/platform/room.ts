import type { FastifyInstance } from 'fastify'
import type { Connection } from './db/schema.ts'
import type { CommandDone, RecordCall } from './http/record-calls.ts'
import type { Serve } from './http/serve.ts'
import type { SendPage } from './http/web-pages.ts'
import type { UserData } from './user-data.ts'

/** A room's share in the server; `Context` is the house as the room needs it. */
export interface Room<Context> {
  /** Serves its calls. */
  routes?: (serve: Serve, context: Context) => void
  /** Serves what is no call: pages and frames. Without `sendPage` the web app is not built. */
  pages?: (fastify: FastifyInstance, context: Context & { sendPage?: SendPage }) => void
  /** All that it keeps for a reader. */
  userData?: readonly UserData[]
  /** Keeps a record of calls. */
  recordCalls?: (context: Context) => RecordCall
  /** Keeps a record of a command that was run on the machine itself. */
  recordCommand?: (db: Connection, command: CommandDone) => Promise<void>
}
