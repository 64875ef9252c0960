declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http'
  interface Account {
    accountId: string
    claims(): Record<string, unknown>
  }
  interface Configuration {
    clients: Record<string, unknown>[]
    claims: Record<string, string[]>
    findAccount(context: unknown, id: string): Promise<Account>
    jwks?: { keys: object[] }
    ttl?: Record<string, number>
    cookies?: { keys: string[] }
  }
  export class Provider {
    constructor(issuer: string, configuration: Configuration)
    callback(): RequestListener
  }
  export default Provider
}
