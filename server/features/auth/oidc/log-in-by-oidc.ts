import type { FastifyReply, FastifyRequest } from 'fastify'
import { Email, Username } from '#contract/auth.ts'
import type { User } from '#contract/session.ts'
import { minutesMs } from '#server/ground/clock.ts'
import { AppError } from '#server/platform/app-error.ts'
import { cookieIn, giveCookie, hashOf, newToken } from '#server/platform/sessions/cookies.ts'
import { openProvenAccount } from '#server/platform/sessions/open-account.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import { insertUser, isEmailTaken, isUsernameTaken } from '../auth.queries.ts'
import { requireEntry } from '../register-user.ts'
import type { OidcContext } from './oidc-context.ts'
import type { Claims } from './oidc-provider.ts'
import { findUserOfSubject, insertIdentity, insertOidcLogin, takeOidcLogin } from './oidc.queries.ts'
import { randomInt } from 'node:crypto'
import { limits } from '#contract/limits.ts'

const COOKIE = 'oidc'
const LIFETIME_MS = 10 * minutesMs

interface Start {
  /** Whose account is to be connected. */
  userId?: number
  onward?: string | undefined
  invitation?: string | undefined
}

/** The address at the provider; what its answer must fit waits here, for this browser alone. */
export async function startOidc(
  { db, clock, oidc }: OidcContext,
  { userId, onward = '', invitation }: Start,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ url: string }> {
  const { url, proof } = await oidc.begin()
  const token = newToken()
  const now = clock.now()
  const login = { ...proof, userId: userId ?? null, onward, invitation: invitation ?? null }
  await insertOidcLogin(db, { ...login, tokenHash: hashOf(token), expiresAt: now + LIFETIME_MS }, now)
  giveCookie(COOKIE, { token, lifetimeMs: LIFETIME_MS }, request, reply)
  return { url }
}

interface Answer {
  answer: string
  /** Learns whose account it is. */
  about: (userId: number) => void
}

/**
 * Finishes by the provider's answer: connects the account that asked, opens the one that the person is known for, or
 * makes one. Throws `oidc_failed`, `oidc_identity_taken`, `oidc_email_taken`, `account_blocked`, and why none may be made.
 */
export async function finishOidc(
  context: OidcContext,
  { answer, about }: Answer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ user: User; onward: string }> {
  const { db, clock, sessions, oidc, passwords } = context
  const token = cookieIn(COOKIE, request)
  const login = token === undefined ? undefined : await takeOidcLogin(db, hashOf(token), clock.now())
  if (!login) throw new AppError('oidc_failed')
  const claims = await oidc.check(answer.replace(/^\?/, ''), login)
  const { onward, invitation } = login
  if (login.userId !== null) return { user: await connect(context, login.userId, claims, request), onward }

  // Made before the transaction, which others wait for.
  const known = await findUserOfSubject(db, claims)
  const passwordHash = known === undefined ? await passwords.hash(newToken()) : ''
  return db.transaction().execute(async (trx) => {
    const userId = known ?? (await makeAccount(trx, claims, { invitation, passwordHash, now: clock.now() }))
    about(userId)
    const user = await openProvenAccount({ trx, clock, sessions }, userId, request, reply)
    if (!user) throw new AppError('oidc_failed')
    return { user, onward }
  })
}

/** Has the person open the account that asked for it, which must still be the one in this browser. */
async function connect(
  { db, clock, sessions }: OidcContext,
  userId: number,
  claims: Claims,
  request: FastifyRequest,
): Promise<User> {
  const reader = await sessions.find(request)
  if (reader?.id !== userId) throw new AppError('oidc_failed')
  const isNew = await insertIdentity(db, claims, { userId, now: clock.now() })
  if (!isNew && (await findUserOfSubject(db, claims)) !== userId) throw new AppError('oidc_identity_taken')
  const { sessionId: _, ...user } = reader
  return user
}

/**
 * A new account for the person. NOTE: it is never joined to one that has the same email: that one may have been made
 * by somebody who only claimed the address. Its owner logs in and connects the two.
 */
async function makeAccount(
  trx: Connection,
  claims: Claims,
  { invitation, passwordHash, now }: { invitation: string | null; passwordHash: string; now: number },
): Promise<number> {
  await requireEntry(trx, invitation ?? undefined, now)
  const email = await usableEmail(trx, claims)
  for (const username of usernamesFor(claims.name)) {
    if (await isUsernameTaken(trx, username)) continue
    const userId = await insertUser(trx, { username, email, passwordHash, now })
    if (userId === undefined) continue
    if (!(await insertIdentity(trx, claims, { userId, now }))) throw new AppError('oidc_failed')
    return userId
  }
  throw new AppError('oidc_failed')
}

/** Only an address that the provider has verified: of another nobody learns whether it is known here. */
async function usableEmail(trx: Connection, { email, isEmailVerified }: Claims): Promise<string | null> {
  if (!isEmailVerified || !Email.safeParse(email).success) return null
  if (await isEmailTaken(trx, email!)) throw new AppError('oidc_email_taken')
  return email!
}

const TRIES = 20

/** Names to try in turn for somebody whom the provider calls so: the name itself, as far as names here go, then with a number. */
function* usernamesFor(name = ''): Generator<string> {
  const plain = name
    .normalize('NFKC')
    .split('@')[0]!
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{N}_.-]/gu, '')
    .slice(0, limits.usernameLength - 6)
  const base = Username.safeParse(plain).success ? plain : 'reader'
  if (base === plain) yield base
  for (let tried = 0; tried < TRIES; tried++) yield `${base}-${randomInt(100, 100_000)}`
}
