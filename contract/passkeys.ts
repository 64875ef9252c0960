import * as z from 'zod/mini'
import { CurrentPassword } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { NumberIdInPath } from './ids.ts'
import { limits } from './limits.ts'
import { User } from './session.ts'

export const PasskeyName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'A name is required'),
    z.maxLength(limits.passkeyNameLength, 'A name has at most 60 characters'),
  )

export const Passkey = z.object({
  id: z.number(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
})
export type Passkey = z.infer<typeof Passkey>

/** Bytes as browsers write them in the JSON form of Web Authentication. */
const bytes = (most: number) => z.string().check(z.maxLength(most), z.regex(/^[\w-]*$/))
const credentialFields = {
  id: bytes(1_400),
  rawId: bytes(1_400),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
}
/** A new passkey, as the browser's authenticator answers. */
export const NewCredential = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: bytes(8_000),
    attestationObject: bytes(40_000),
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
})
export type NewCredential = z.infer<typeof NewCredential>
/** A challenge that a passkey has signed. */
export const SignedChallenge = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: bytes(8_000),
    authenticatorData: bytes(8_000),
    signature: bytes(8_000),
    userHandle: z.optional(bytes(200)),
  }),
})
export type SignedChallenge = z.infer<typeof SignedChallenge>

/** A challenge with what the browser needs beside it, handed on to it as it is. */
const Options = z.object({ options: z.looseObject({ challenge: z.string() }) })

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/account/passkeys',
  summary: 'The passkeys that open the account, oldest first',
  access: 'user',
  reply: z.object({ passkeys: z.array(Passkey) }),
})

export const askNewPasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys/options',
  summary: 'A challenge for a new passkey, good once and for five minutes; it takes the password',
  access: 'user',
  throttles: ['accountChange'],
  body: z.object({
    currentPassword: CurrentPassword,
  }),
  reply: Options,
  errors: ['wrong_password', 'passkeys_full'],
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys',
  summary: 'Adds the passkey that has answered the challenge; the account’s email is told',
  access: 'user',
  throttles: ['accountChange'],
  audited: 'passkey_creation',
  body: z.object({ name: PasskeyName, credential: NewCredential }),
  reply: Passkey,
  errors: ['passkey_unusable', 'passkeys_full'],
})

export const renamePasskey = endpoint({
  method: 'PATCH',
  path: '/api/account/passkeys/:passkeyId',
  summary: 'Gives a passkey another name',
  access: 'user',
  throttles: ['accountChange'],
  params: z.object({ passkeyId: NumberIdInPath }),
  body: z.object({ name: PasskeyName }),
  reply: z.object({}),
  errors: ['passkey_not_found'],
})

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/account/passkeys/:passkeyId',
  summary: 'Removes a passkey: it opens the account no more',
  access: 'user',
  throttles: ['accountChange'],
  audited: 'passkey_removal',
  params: z.object({ passkeyId: NumberIdInPath }),
  reply: z.object({}),
  errors: ['passkey_not_found'],
})

export const askPasskeyLogin = endpoint({
  method: 'POST',
  path: '/api/login/passkey/options',
  summary: 'A challenge for a login by passkey, good once and for five minutes, bound to a cookie',
  access: 'public',
  throttles: ['passkeyChallenges'],
  reply: Options,
})

export const loginByPasskey = endpoint({
  method: 'POST',
  path: '/api/login/passkey',
  summary: 'Opens a session by a passkey',
  access: 'public',
  throttles: ['loginMinute', 'loginHour'],
  audited: 'passkey_login',
  body: z.object({ credential: SignedChallenge }),
  reply: User,
  errors: ['passkey_refused', 'account_blocked'],
})
