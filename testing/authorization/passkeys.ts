import * as passkeys from '#contract/passkeys.ts'
import { everyone, signedIn, type AuthorizationRow } from '../authorization-row.ts'

const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} }
const made = { ...credential, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } }
const signed = {
  ...credential,
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
}
const nobodys = { params: { passkeyId: '999999' } }

/** That nobody reaches another's passkey is held by `passkeys.test.ts`, which has some. */
export const rows: AuthorizationRow[] = [
  { endpoint: passkeys.listPasskeys, ...signedIn(200) },
  {
    endpoint: passkeys.askNewPasskey,
    given: () => ({ body: { currentPassword: 'not this one' } }),
    ...signedIn(400),
  },
  {
    endpoint: passkeys.addPasskey,
    given: () => ({ body: { name: 'Key', credential: made } }),
    ...signedIn(400),
  },
  {
    endpoint: passkeys.renamePasskey,
    given: () => ({ ...nobodys, body: { name: 'Key' } }),
    ...signedIn(404),
  },
  { endpoint: passkeys.removePasskey, given: () => nobodys, ...signedIn(404) },
  { endpoint: passkeys.askPasskeyLogin, ...everyone(200) },
  { endpoint: passkeys.loginByPasskey, given: () => ({ body: { credential: signed } }), ...everyone(401) },
]
