import * as oidc from '#contract/oidc.ts'
import { everyone, signedIn, type AuthorizationRow } from '../authorization-row.ts'

/** At a site without a provider; with one, `log-in-by-oidc.test.ts` goes all the way. */
export const rows: AuthorizationRow[] = [
  { endpoint: oidc.startOidcLogin, given: () => ({ body: {} }), ...everyone(503) },
  {
    endpoint: oidc.startOidcLink,
    given: () => ({ body: { currentPassword: 'not this one' } }),
    ...signedIn(400),
  },
  { endpoint: oidc.finishOidc, given: () => ({ body: { answer: 'code=x&state=y' } }), ...everyone(401) },
  { endpoint: oidc.listIdentities, ...signedIn(200) },
  {
    endpoint: oidc.removeIdentity,
    given: () => ({ params: { identityId: '999999' } }),
    ...signedIn(404),
  },
]
