import type { FastifyInstance } from 'fastify'
import { isPagePath } from '#contract/site.ts'
import { AppError } from '../app-error.ts'
import { readBuiltFiles } from './built-files.ts'
import type { SiteAddress } from './origin.ts'
import { readPages, type SendPage } from './web-pages.ts'

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
  const sendFile = readBuiltFiles(webDir)
  // NOTE: no route of their own, which would take addresses with a parameter that is too long as well.
  fastify.setNotFoundHandler(async (request, reply) => {
    const [path = ''] = request.url.split('?', 1)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isRead && (await sendFile(reply, path.slice(1)))) return reply
    return sendPage(reply, { status: isPagePath(path) ? 200 : 404 })
  })
  return sendPage
}
