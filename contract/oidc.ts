import * as z from 'zod/mini'
import { CurrentPassword } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { NumberIdInPath } from './ids.ts'
import { User } from './session.ts'

/** The page that the provider leads back to. */
export const OIDC_RETURN_PATH = '/auth/oidc'

const WhereTo = z.object({ url: z.string() })

/** An account at the site's provider that opens this one. */
export const Identity = z.object({
  id: z.number(),
  /** The host of the provider. */
  provider: z.string(),
  createdAt: z.string(),
})

export const startOidcLogin = endpoint({
  method: 'POST',
  path: '/api/login/oidc/start',
  summary:
    'The address at the site’s OpenID provider where a person logs in; bound to a cookie for ten minutes',
  access: 'public',
  throttles: ['passkeyChallenges'],
  body: z.object({
    /** Query of the login page, by which the reader goes on afterwards. */
    onward: z.optional(z.string().check(z.maxLength(2_000))),
    /** The token of an invitation's link. */
    invitation: z.optional(z.string().check(z.maxLength(100))),
  }),
  reply: WhereTo,
  errors: ['oidc_unavailable'],
})

export const startOidcLink = endpoint({
  method: 'POST',
  path: '/api/account/oidc/start',
  summary: 'The same, to have the account opened by one at the provider from now on; it takes the password',
  access: 'user',
  throttles: ['accountChange'],
  body: z.object({
    currentPassword: CurrentPassword,
  }),
  reply: WhereTo,
  errors: ['wrong_password', 'oidc_unavailable'],
})

export const finishOidc = endpoint({
  method: 'POST',
  path: '/api/login/oidc/finish',
  summary: 'Opens a session, makes an account or connects one by the provider’s answer',
  access: 'public',
  throttles: ['loginMinute', 'loginHour'],
  audited: 'oidc_login',
  body: z.object({
    /** The query with which the provider has led back. */
    answer: z.string().check(z.maxLength(8_000)),
  }),
  reply: z.object({ user: User, onward: z.string() }),
  errors: [
    'oidc_unavailable',
    'oidc_failed',
    'oidc_email_taken',
    'oidc_identity_taken',
    'account_blocked',
    'sign_up_closed',
    'invitation_required',
    'invitation_invalid',
  ],
})

export const listIdentities = endpoint({
  method: 'GET',
  path: '/api/account/oidc',
  summary: 'The accounts at providers that open this one',
  access: 'user',
  reply: z.object({ identities: z.array(Identity) }),
})

export const removeIdentity = endpoint({
  method: 'DELETE',
  path: '/api/account/oidc/:identityId',
  summary: 'Ends that an account at a provider opens this one',
  access: 'user',
  throttles: ['accountChange'],
  audited: 'oidc_removal',
  params: z.object({ identityId: NumberIdInPath }),
  reply: z.object({}),
  errors: ['identity_not_found'],
})
