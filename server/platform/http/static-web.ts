import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { PRERENDERED_FOLDER } from '#contract/prerender.ts'
import { isPagePath } from '#contract/site.ts'
import { AppError } from '../app-error.ts'
import type { SiteAddress } from './origin.ts'
import { readPages, type SendPage } from './web-pages.ts'

/** A hashed name never changes its content; the service worker must never keep an old version of itself alive. */
function freshnessOf(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable'
  return /\/sw\.js(\.br|\.gz)?$/.test(path) ? 'no-cache' : 'public, max-age=3600'
}

/**
 * Serves the built web app: files with their compressed twins, and for any other path the page itself.
 * Returns what sends the page, for those who know more about it; undefined where the app is not built.
 */
export async function serveWeb(
  fastify: FastifyInstance,
  { webDir, ...address }: SiteAddress & { webDir: string },
): Promise<SendPage | undefined> {
  const sendPage = readPages(webDir, address)
  if (!sendPage) {
    fastify.log.warn('the web app is not built; only the API answers')
    fastify.setNotFoundHandler(async () => {
      throw new AppError('not_found')
    })
    return undefined
  }
  await fastify.register(fastifyStatic, {
    root: webDir,
    index: false,
    preCompressed: true,
    wildcard: false,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz', 'index.html', `${PRERENDERED_FOLDER}/**`],
    setHeaders: (reply, path) => {
      reply.header('cache-control', freshnessOf(path))
    },
  })
  fastify.setNotFoundHandler(async (request, reply) =>
    sendPage(reply, { status: isPagePath(request.url.split('?', 1)[0]!) ? 200 : 404 }),
  )
  return sendPage
}
