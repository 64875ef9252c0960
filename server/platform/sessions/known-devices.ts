import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { daysMs } from '#server/ground/clock.ts'
import type { Connection } from '../db/schema.ts'
import { cookieName, cookieOptions, hashOf } from './cookies.ts'

const COOKIE = 'device'
const LIFETIME_MS = 365 * daysMs

const tokenIn = (request: FastifyRequest): string | undefined => request.cookies[cookieName(COOKIE, request)]

/** Notes that the account was opened in this browser, and hands it a cookie to be known by. */
export async function rememberDevice(
  db: Connection,
  { userId, now }: { userId: number; now: number },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const given = tokenIn(request)
  // One that this server has not handed out is nobody's: it may be known to who planted it.
  const token = given && (await isHandedOut(db, given)) ? given : randomBytes(32).toString('base64url')
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
  reply.setCookie(cookieName(COOKIE, request), token, {
    ...cookieOptions(request),
    maxAge: LIFETIME_MS / 1000,
  })
}

/** The key under which guesses from this browser count, where the account was opened in it before. */
export async function findDeviceKey(
  db: Connection,
  request: FastifyRequest,
  userId: number,
): Promise<string | undefined> {
  const token = tokenIn(request)
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
