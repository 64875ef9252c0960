import type { FastifyReply, FastifyRequest } from 'fastify'
import { minutesMs, type Clock } from '#server/ground/clock.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { cookieIn, giveCookie, hashOf, newToken } from '#server/platform/sessions/cookies.ts'

const COOKIE = 'passkey'
const LIFETIME_MS = 5 * minutesMs

interface ChallengeContext {
  db: Database
  clock: Clock
}

/** Keeps a challenge for the browser that asked, and, for a new passkey, for its reader alone. */
export async function keepChallenge(
  { db, clock }: ChallengeContext,
  { challenge, userId }: { challenge: string; userId?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const token = newToken()
  const now = clock.now()
  await db.deleteFrom('passkeyChallenges').where('expiresAt', '<=', now).execute()
  await db
    .insertInto('passkeyChallenges')
    .values({ tokenHash: hashOf(token), challenge, userId: userId ?? null, expiresAt: now + LIFETIME_MS })
    .execute()
  giveCookie(COOKIE, { token, lifetimeMs: LIFETIME_MS }, request, reply)
}

/** Takes the browser's challenge away, so that of two tries at once only one gets it, whatever comes of it. */
export async function takeChallenge(
  { db, clock }: ChallengeContext,
  request: FastifyRequest,
  userId?: number,
): Promise<string | undefined> {
  const token = cookieIn(COOKIE, request)
  if (token === undefined) return undefined
  const row = await db
    .deleteFrom('passkeyChallenges')
    .where('tokenHash', '=', hashOf(token))
    .returning(['challenge', 'userId', 'expiresAt'])
    .executeTakeFirst()
  const isFor = row && row.userId === (userId ?? null) && row.expiresAt > clock.now()
  return isFor ? row.challenge : undefined
}
