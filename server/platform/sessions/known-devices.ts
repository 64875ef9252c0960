import type { FastifyReply, FastifyRequest } from 'fastify'
import { daysMs } from '#server/ground/clock.ts'
import type { Connection } from '../db/schema.ts'
import { cookieIn, giveCookie, hashOf, newToken } from './cookies.ts'

const COOKIE = 'device'
const LIFETIME_MS = 365 * daysMs

/** Notes that the account was opened in this browser, and hands it a cookie to be known by. */
export async function rememberDevice(
  db: Connection,
  { userId, now }: { userId: number; now: number },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const given = cookieIn(COOKIE, request)
  // One that this server has not handed out is nobody's: it may be known to who planted it.
  const token = given && (await isHandedOut(db, given)) ? given : newToken()
  await db
    .deleteFrom('knownDevices')
    .where('userId', '=', userId)
    .where('lastUsedAt', '<=', now - LIFETIME_MS)
    .execute()
  await db
    .insertInto('knownDevices')
    .values({ tokenHash: hashOf(token), userId, createdAt: now, lastUsedAt: now })
    .onConflict((conflict) => conflict.columns(['tokenHash', 'userId']).doUpdateSet({ lastUsedAt: now }))
    .execute()
  giveCookie(COOKIE, { token, lifetimeMs: LIFETIME_MS }, request, reply)
}

/** The key under which guesses from this browser count, where the account was opened in it before. */
export async function findDeviceKey(
  db: Connection,
  request: FastifyRequest,
  userId: number,
): Promise<string | undefined> {
  const token = cookieIn(COOKIE, request)
  if (token === undefined) return undefined
  const tokenHash = hashOf(token)
  const row = await db
    .selectFrom('knownDevices')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row && `device:${userId}:${tokenHash}`
}

async function isHandedOut(db: Connection, token: string): Promise<boolean> {
  const row = await db
    .selectFrom('knownDevices')
    .select('userId')
    .where('tokenHash', '=', hashOf(token))
    .executeTakeFirst()
  return row !== undefined
}
