import type { FastifyInstance } from 'fastify'
import { AppError } from '../app-error.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The path below which the site lives, for what goes out; what comes in has lost it before it is routed. */
    basePath: string
  }
}

/** Asked by what stands beside the server and knows nothing of its base path. */
const ALSO_AT_ROOT = new Set(['/healthz', '/readyz'])

/** Takes the base path off the addresses that come in, so that routes know nothing of it. */
export const withoutBasePath =
  (basePath: string) =>
  ({ url = '/' }: { url?: string }): string =>
    isBelow(basePath, url) ? `/${url.slice(basePath.length).replace(/^\//, '')}` : url

const isBelow = (basePath: string, url: string): boolean =>
  url.startsWith(basePath) && /^(?:[/?]|$)/.test(url.slice(basePath.length))

/** Below a base path nothing else is answered; whoever asks for the host itself is led to the site. */
export function keepBelowBasePath(fastify: FastifyInstance, basePath: string): void {
  fastify.decorate('basePath', basePath)
  if (basePath === '') return
  fastify.addHook('onRequest', async ({ originalUrl, method }, reply) => {
    const [path = '', query] = originalUrl.split('?', 2)
    if (ALSO_AT_ROOT.has(path) || path.startsWith(`${basePath}/`)) return
    if ((path !== '/' && path !== basePath) || (method !== 'GET' && method !== 'HEAD'))
      throw new AppError('not_found')
    return reply.redirect(`${basePath}/${query === undefined ? '' : `?${query}`}`, 308)
  })
}

/**
 * Moves the addresses in a page that was built or rendered for the root. Texts of people are left alone: in markup
 * their quotation marks are escaped, and dehydrated state does not come by here.
 */
export function moveBelow(basePath: string, page: string): string {
  if (basePath === '') return page
  return page
    .replace(/ (href|src|srcset)="(\/(?!\/)[^"]*)"/gi, (_, name: string, addresses: string) => {
      const moved = addresses.replace(/(^|, )\//g, `$1${basePath}/`)
      return ` ${name}="${moved}"`
    })
    .replace(/(["'`(])\/assets\//g, (found) => found.replace('/', `${basePath}/`))
}
