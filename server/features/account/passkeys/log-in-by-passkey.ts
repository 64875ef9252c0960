import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SignedChallenge } from '#contract/passkeys.ts'
import type { User } from '#contract/session.ts'
import { AppError } from '#server/platform/app-error.ts'
import { openProvenAccount } from '#server/platform/sessions/open-account.ts'
import { keepChallenge, takeChallenge } from './passkey-challenges.ts'
import { findPasskey, notePasskeyUse } from './passkeys.queries.ts'
import { relyingParty, type PasskeyContext } from './relying-party.ts'

/** A challenge for whichever passkey the browser has for this site: nobody's name is asked, so none is told. */
export async function askPasskeyLogin(context: PasskeyContext, request: FastifyRequest, reply: FastifyReply) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const rpID = relyingParty(context, request).id
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
  await keepChallenge(context, { challenge: options.challenge }, request, reply)
  return { options: { ...options } }
}

interface PasskeyLogin {
  credential: SignedChallenge
  /** Learns whose passkey it is, also where it is refused. */
  about: (userId: number) => void
}

/** Opens a session by a passkey. Throws `passkey_refused`, the same for an unknown one, and `account_blocked`. */
export async function logInByPasskey(
  context: PasskeyContext,
  { credential, about }: PasskeyLogin,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<User> {
  const { db, clock, sessions } = context
  const challenge = await takeChallenge(context, request)
  const passkey = challenge && (await findPasskey(db, credential.id))
  if (!passkey) throw new AppError('passkey_refused')
  const { id, userId, credentialId, publicKey, counter } = passkey
  about(userId)
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const party = relyingParty(context, request)
  const outcome = await verifyAuthenticationResponse({
    response: credential,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
  }).catch(() => undefined)
  if (!outcome?.verified) throw new AppError('passkey_refused')
  const { newCounter } = outcome.authenticationInfo
  return db.transaction().execute(async (trx) => {
    const isNoted = await notePasskeyUse(trx, { id, counter, newCounter, now: clock.now() })
    const user = isNoted
      ? await openProvenAccount({ trx, clock, sessions }, userId, request, reply)
      : undefined
    if (!user) throw new AppError('passkey_refused')
    return user
  })
}
