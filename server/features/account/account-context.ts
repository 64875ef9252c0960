import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '#server/ground/clock.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { RateLimits } from '#server/platform/http/rate-limits.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { Belongings } from '#server/platform/people/belongings.ts'
import type { Passwords } from '#server/platform/people/passwords.ts'
import type { Sessions } from '#server/platform/sessions/sessions.ts'

/** What the account room needs of the house. */
export interface AccountContext {
  config: Pick<Config, 'publicUrl'>
  db: Database
  clock: Clock
  log: FastifyBaseLogger
  limits: RateLimits
  passwords: Passwords
  sessions: Sessions
  /** Absent where no mail can be sent. */
  mailer?: Mailer
  /** What the other rooms keep for a reader. */
  belongings: readonly Belongings[]
}
