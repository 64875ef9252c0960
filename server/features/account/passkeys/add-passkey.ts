import type { FastifyReply, FastifyRequest } from 'fastify'
import type { NewCredential, Passkey } from '#contract/passkeys.ts'
import { toIso } from '#server/ground/clock.ts'
import { AppError } from '#server/platform/app-error.ts'
import { lockReader } from '#server/platform/db/lock-reader.ts'
import type { SessionUser } from '#server/platform/sessions/session-user.ts'
import { findAddressee } from '../account.queries.ts'
import { requirePassword } from '../change-password.ts'
import { passkeyAddedEmail } from '../emails.ts'
import { keepChallenge, takeChallenge } from './passkey-challenges.ts'
import { findPasskeysOf, insertPasskey } from './passkeys.queries.ts'
import { relyingParty, type PasskeyContext } from './relying-party.ts'

const MOST_PASSKEYS = 20

/** A challenge for a new passkey. Throws `wrong_password`: who has nothing but a session adds no key to the account. */
export async function askNewPasskey(
  context: PasskeyContext,
  { user, currentPassword }: { user: SessionUser; currentPassword: string },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  await requirePassword(context, user.id, currentPassword, 'currentPassword')
  const known = await findPasskeysOf(context.db, user.id)
  if (known.length >= MOST_PASSKEYS) throw new AppError('passkeys_full')
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const options = await generateRegistrationOptions({
    rpName: 'Lanterntale',
    rpID: relyingParty(context, request).id,
    userName: user.username,
    // NOTE: the authenticator shows the number to whoever holds it; it names the account on this site and nothing else.
    userID: new TextEncoder().encode(String(user.id)),
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: JSON.parse(transports) as string[],
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(context, { challenge: options.challenge, userId: user.id }, request, reply)
  return { options: { ...options } }
}

/** Adds the passkey that has answered the reader's challenge, and tells their email. Throws `passkey_unusable`, `passkeys_full`. */
export async function addPasskey(
  context: PasskeyContext,
  { userId, name, credential }: { userId: number; name: string; credential: NewCredential },
  request: FastifyRequest,
): Promise<Passkey> {
  const { db, clock, mailer } = context
  const challenge = await takeChallenge(context, request, userId)
  if (challenge === undefined) throw new AppError('passkey_unusable')
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const party = relyingParty(context, request)
  const { registrationInfo } = await verifyRegistrationResponse({
    response: credential,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
  }).catch((): { registrationInfo?: undefined } => ({}))
  if (!registrationInfo) throw new AppError('passkey_unusable')
  const { id: credentialId, publicKey, counter } = registrationInfo.credential
  const now = clock.now()
  const id = await db.transaction().execute(async (trx) => {
    await lockReader(trx, userId)
    if ((await findPasskeysOf(trx, userId)).length >= MOST_PASSKEYS) throw new AppError('passkeys_full')
    return insertPasskey(trx, {
      userId,
      credentialId,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: credential.response.transports ?? [],
      name,
      now,
    })
  })
  if (id === undefined) throw new AppError('passkey_unusable')
  mailer?.send(async () => {
    const { email, username } = (await findAddressee(db, userId)) ?? {}
    return email && username ? passkeyAddedEmail({ to: email, username, name }) : undefined
  })
  return { id, name, createdAt: toIso(now), lastUsedAt: null }
}
