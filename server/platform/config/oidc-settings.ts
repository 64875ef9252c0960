import type { Environment } from './environment.ts'

/** The OpenID provider at which readers may log in; the client's secret stands with the others. */
export interface OidcSettings {
  issuer: string
  clientId: string
  /** Its name on the button. */
  name: string
}

/** Undefined without a provider. Throws an Error that names the setting that is missing beside it. */
export function readOidcSettings(settings: Environment): OidcSettings | undefined {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_NAME, PUBLIC_URL } = settings
  if (OIDC_ISSUER === undefined) return undefined
  if (OIDC_CLIENT_ID === undefined) throw new Error('OIDC_ISSUER needs OIDC_CLIENT_ID')
  // NOTE: the address to come back to is never made from what a request says of its host.
  if (PUBLIC_URL === undefined) throw new Error('OIDC_ISSUER needs PUBLIC_URL')
  return { issuer: OIDC_ISSUER, clientId: OIDC_CLIENT_ID, name: OIDC_NAME ?? new URL(OIDC_ISSUER).host }
}
