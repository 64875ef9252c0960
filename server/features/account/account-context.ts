import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '#server/ground/clock.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { RateLimits } from '#server/platform/http/rate-limits.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { UserData } from '#server/platform/user-data.ts'
import type { PasswordHashing } from '#server/platform/passwords/password-hashing.ts'
import type { Sessions } from '#server/platform/sessions/sessions.ts'
import type { Storage } from '#server/platform/storage/storage.ts'

/** Needs of the account room. */
export interface AccountContext {
  config: Pick<Config, 'publicUrl' | 'hasPublicUrl' | 'basePath'>
  db: Database
  clock: Clock
  log: FastifyBaseLogger
  limits: RateLimits
  passwords: PasswordHashing
  sessions: Sessions
  storage: Storage
  /** Absent where no mail can be sent. */
  mailer?: Mailer
  /** User data of all the other rooms. */
  userData: readonly UserData[]
}
