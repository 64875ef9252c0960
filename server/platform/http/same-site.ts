import type { FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'

/**
 * Refuses calls that another site's page makes (HTTP-9): by `Sec-Fetch-Site`, or by `Origin` where a browser
 * sends only that. Clients that send neither, such as scripts, pass.
 */
export async function refuseCrossSite(request: FastifyRequest): Promise<void> {
  const site = request.headers['sec-fetch-site']
  const isForeign =
    site === undefined ? hasForeignOrigin(request) : site === 'cross-site' || site === 'same-site'
  if (isForeign) throw new AppError('cross_site')
}

function hasForeignOrigin({ headers, host }: FastifyRequest): boolean {
  if (headers.origin === undefined) return false
  return !URL.canParse(headers.origin) || new URL(headers.origin).host !== host
}
