import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { isPagePath } from '#contract/site.ts'
import { AppError } from '../app-error.ts'

const SCRIPT_NONCE = /__CSP_NONCE__/g
const STYLE_NONCE = /__CSP_STYLE_NONCE__/g

/** What the page says of itself without its own head: these make room for a better one. */
const OWN_HEAD = /<title>[^<]*<\/title>\s*|<meta name="description"[^>]*>\s*/g

/** Sends the app's page; `head` is markup that takes the place of its title and description. */
export type SendPage = (reply: FastifyReply, page: { status: 200 | 404; head?: string }) => FastifyReply

/**
 * Serves the built web app: files with their compressed twins, and for any other path the page itself.
 * Gives what sends the page, for those who know more about it; undefined where the app is not built.
 */
export async function serveWeb(fastify: FastifyInstance, webDir: string): Promise<SendPage | undefined> {
  const pageFile = join(webDir, 'index.html')
  if (!existsSync(pageFile)) {
    fastify.log.warn('the web app is not built; only the API answers')
    fastify.setNotFoundHandler(async () => {
      throw new AppError('not_found')
    })
    return undefined
  }
  const page = readFileSync(pageFile, 'utf8')

  await fastify.register(fastifyStatic, {
    root: webDir,
    index: false,
    preCompressed: true,
    wildcard: false,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz', 'index.html'],
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
  const sendPage: SendPage = (reply, { status, head }) => {
    const { script, style } = reply.cspNonce
    const html = page.replace(SCRIPT_NONCE, script).replace(STYLE_NONCE, style)
    return (
      reply
        .code(status)
        .header('content-type', 'text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        // NOTE: a function, since a replacement text of a reader's words could hold `$` patterns.
        .send(head ? html.replace(OWN_HEAD, '').replace('</head>', () => `${head}</head>`) : html)
    )
  }
  fastify.setNotFoundHandler(async (request, reply) =>
    sendPage(reply, { status: isPagePath(request.url.split('?', 1)[0]!) ? 200 : 404 }),
  )
  return sendPage
}
