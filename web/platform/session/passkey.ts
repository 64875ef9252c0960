import type { QueryClient } from '@tanstack/react-query'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { askPasskeyLogin, loginByPasskey } from '#contract/passkeys.ts'
import type { NewCredential } from '#contract/passkeys.ts'
import type { User } from '#contract/session.ts'
import { call } from '../call.ts'
import { welcomeWithoutPassword } from './log-in.ts'
import { lastUsername } from './remembered.ts'

const isAddress = (hostname: string): boolean => /^[\d.]+$|:/.test(hostname)

/** Whether this browser can have passkeys here: they belong to a name, never to a bare network address. */
export const canUsePasskeys = (): boolean =>
  typeof globalThis.PublicKeyCredential === 'function' && !isAddress(location.hostname)

/** The authenticator was called off, or had nothing for this site. */
export class PasskeyNotUsed extends Error {}

/** Has the authenticator make a passkey. Throws `PasskeyNotUsed`. */
export async function createPasskey(options: object): Promise<NewCredential> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON
  const made = await startRegistration({ optionsJSON }).catch(() => {
    throw new PasskeyNotUsed('No passkey was made. This device may hold one of this account already.')
  })
  return { ...made, clientExtensionResults: {} }
}

/** Opens a session by a passkey and says so. Throws `PasskeyNotUsed`, or `CallError` for the form to show. */
export async function submitPasskeyLogin(queries: QueryClient): Promise<User> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { options } = await call(askPasskeyLogin)
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const signed = await startAuthentication({ optionsJSON }).catch(() => {
    throw new PasskeyNotUsed('No passkey was used. Try again, or log in with your password.')
  })
  const credential = { ...signed, clientExtensionResults: {} }
  const user = await call(loginByPasskey, { body: { credential } })
  lastUsername.write(user.username)
  await welcomeWithoutPassword(queries, user)
  return user
}
