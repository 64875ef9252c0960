import type { Clock } from '#server/ground/clock.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { RateLimits } from '#server/platform/http/rate-limits.ts'
import type { PasswordHashing } from '#server/platform/passwords/password-hashing.ts'
import type { Sessions } from '#server/platform/sessions/sessions.ts'
import type { OidcProvider } from './oidc-provider.ts'

/** Needs of logins at the site's OpenID provider. */
export interface OidcContext {
  db: Database
  clock: Clock
  limits: RateLimits
  passwords: PasswordHashing
  sessions: Sessions
  oidc: OidcProvider
}
