import type { FastifyBaseLogger } from 'fastify'
import type { Narrator } from '#server/engines/narrator/narrator.ts'
import type { Clock } from '#server/ground/clock.ts'
import type { StripeSettings, TokenPackageSetting } from '#server/platform/config/token-settings.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { SiteAddress } from '#server/platform/http/origin.ts'

/** The house as the tokens room needs it. */
export interface TokensContext {
  db: Database
  clock: Clock
  log: FastifyBaseLogger
  narrators: {
    findDefault(userId: number): Promise<number | null>
    find(userId: number, connectionId: number | null): Promise<Narrator>
  }
  config: SiteAddress & {
    monthlyTokens: number
    isBalanceEnforced: boolean
    tokenPackages: readonly TokenPackageSetting[]
    secrets: { stripe?: StripeSettings }
  }
}
