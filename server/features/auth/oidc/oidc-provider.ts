import type { FastifyBaseLogger } from 'fastify'
import type { Configuration } from 'openid-client'
import { OIDC_RETURN_PATH } from '#contract/oidc.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Config } from '#server/platform/config/config.ts'

const TIMEOUT_S = 10

/** The person that the provider vouches for. */
export interface Claims {
  issuer: string
  subject: string
  email?: string
  isEmailVerified: boolean
  name?: string
}

/** Secrets of one login, which the answer must fit. */
export interface Proof {
  state: string
  nonce: string
  verifier: string
}

export interface OidcProvider {
  /** The address where a person logs in, and what its answer must fit. Throws `oidc_unavailable`. */
  begin(): Promise<{ url: string; proof: Proof }>
  /** The person, by the query of the answer. Throws `oidc_failed`, `oidc_unavailable`. */
  check(answer: string, proof: Proof): Promise<Claims>
}

/** The site's OpenID provider; its own description is read when it is first needed, and again after a failure. */
export function openOidcProvider(
  { oidc, publicUrl, secrets }: Pick<Config, 'oidc' | 'publicUrl' | 'secrets'>,
  log: FastifyBaseLogger,
): OidcProvider {
  const returnUrl = publicUrl + OIDC_RETURN_PATH
  let known: Promise<Configuration> | undefined

  async function discover(): Promise<Configuration> {
    if (!oidc) throw new AppError('oidc_unavailable')
    const client = await import('openid-client')
    const issuer = new URL(oidc.issuer)
    const secret = secrets.oidcClientSecret
    return client.discovery(
      issuer,
      oidc.clientId,
      undefined,
      secret === undefined ? client.None() : client.ClientSecretPost(secret),
      {
        timeout: TIMEOUT_S,
        // Whoever names a provider without TLS has it on their own machine or network.
        ...(issuer.protocol === 'http:' && { execute: [client.allowInsecureRequests] }),
      },
    )
  }
  const configuration = async () => {
    known ??= discover()
    try {
      return await known
    } catch (error) {
      known = undefined
      if (error instanceof AppError) throw error
      log.warn({ err: error }, 'the OpenID provider could not be asked')
      throw new AppError('oidc_unavailable')
    }
  }

  return {
    async begin() {
      const client = await import('openid-client')
      const config = await configuration()
      const proof = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      }
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: returnUrl,
        scope: 'openid email profile',
        state: proof.state,
        nonce: proof.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(proof.verifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, proof }
    },

    async check(answer, { state, nonce, verifier }) {
      const client = await import('openid-client')
      const config = await configuration()
      try {
        const tokens = await client.authorizationCodeGrant(config, new URL(`${returnUrl}?${answer}`), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        const { sub, iss, ...inToken } = tokens.claims()!
        // Many providers keep the email out of the token and tell it only when they are asked.
        const more = await client.fetchUserInfo(config, tokens.access_token, sub).catch(() => ({}))
        return { issuer: iss, subject: sub, ...readProfile({ ...inToken, ...more }) }
      } catch (error) {
        log.warn({ err: error }, 'a login at the OpenID provider could not be finished')
        throw new AppError('oidc_failed')
      }
    },
  }
}

function readProfile(claims: Record<string, unknown>): Omit<Claims, 'issuer' | 'subject'> {
  const { email, email_verified: verified, preferred_username: username, name } = claims
  const called = [username, name].find((each) => typeof each === 'string')
  return {
    ...(typeof email === 'string' && { email }),
    isEmailVerified: verified === true,
    ...(called !== undefined && { name: called }),
  }
}
