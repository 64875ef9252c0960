import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { findFreePort } from './free-port.ts'

export interface IdentityProvider extends AsyncDisposable {
  issuer: string
  /** Environment of a server whose readers may log in here. */
  env: Record<string, string>
  /** Has the provider say this of the person who logs in by that name. */
  describe(login: string, claims: Record<string, unknown>): void
  /** Logs in as a person does in a browser, and gives the query with which the way back begins. */
  logIn(url: string, login: string): Promise<string>
}

/** A real OpenID provider over HTTP, with a form that takes any name. `publicUrl` is the site that it leads back to. */
export async function startIdentityProvider(publicUrl: string): Promise<IdentityProvider> {
  const port = await findFreePort()
  const issuer = `http://127.0.0.1:${port}`
  const people = new Map<string, Record<string, unknown>>()
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const { Provider } = await withoutNotices(() => import('oidc-provider'))
  const provider = await withoutNotices(
    async () =>
      new Provider(issuer, {
        clients: [
          {
            client_id: 'lanterntale',
            client_secret: 'a-secret-of-the-client',
            token_endpoint_auth_method: 'client_secret_post',
            redirect_uris: [`${publicUrl}/auth/oidc`],
          },
        ],
        claims: {
          openid: ['sub'],
          email: ['email', 'email_verified'],
          profile: ['preferred_username', 'name'],
        },
        findAccount: async (_context, id) => ({
          accountId: id,
          claims: () => ({ sub: id, ...people.get(id) }),
        }),
        jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid: 'one' }] },
        ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
        cookies: { keys: ['a key of the cookies'] },
      }),
  )
  const server = createServer(provider.callback()).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    issuer,
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'lanterntale',
      OIDC_CLIENT_SECRET: 'a-secret-of-the-client',
      OIDC_NAME: 'Castle',
      PUBLIC_URL: publicUrl,
    },
    describe: (login, claims) => void people.set(login, claims),
    logIn: (url, login) => logInAt(url, login, publicUrl),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Follows the provider's pages and sends its forms, until they lead back to the site. */
async function logInAt(url: string, login: string, publicUrl: string): Promise<string> {
  const cookies = new Map<string, string>()
  const visit = async (address: string, form?: Record<string, string>) => {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';', 1)[0]!.split(/=(.*)/s)
      cookies.set(name, value)
    }
    return { to: response.headers.get('location'), text: await response.text() }
  }
  let here = url
  let page = await visit(here)
  for (let steps = 0; steps < 20; steps++) {
    if (page.to) {
      here = new URL(page.to, here).href
      if (here.startsWith(publicUrl)) return new URL(here).search
      page = await visit(here)
      continue
    }
    const action = /<form[^>]* action="([^"]+)"/.exec(page.text)?.[1]
    const prompt = /name="prompt" value="(\w+)"/.exec(page.text)?.[1]
    if (!action || !prompt) break
    here = new URL(action, here).href
    page = await visit(here, prompt === 'login' ? { prompt, login, password: 'any' } : { prompt })
  }
  throw new Error(`The provider led nowhere: ${page.text.slice(0, 300)}`)
}

/** The package warns of its own makeshift parts, which are what a test wants. */
async function withoutNotices<T>(act: () => Promise<T>): Promise<T> {
  const { warn, info } = console
  console.warn = console.info = () => undefined
  try {
    return await act()
  } finally {
    Object.assign(console, { warn, info })
  }
}
