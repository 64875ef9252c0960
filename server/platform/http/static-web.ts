import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { pagePaths } from '#contract/site.ts'

const SCRIPT_NONCE = /__CSP_NONCE__/g
const STYLE_NONCE = /__CSP_STYLE_NONCE__/g

/** Serves the built web app: files with their compressed twins, and for any other path the page itself. */
export async function serveWeb(fastify: FastifyInstance, webDir: string): Promise<void> {
  const pageFile = join(webDir, 'index.html')
  if (!existsSync(pageFile)) {
    fastify.log.warn('the web app is not built; only the API answers')
    return
  }
  const page = readFileSync(pageFile, 'utf8')
  const isPage = new RegExp(`^(?:${pagePaths.map((path) => path.replace(/:\w+/g, '[^/]+')).join('|')})/?$`)

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
  const sendPage = async (path: string, reply: FastifyReply) =>
    reply
      .code(isPage.test(path) ? 200 : 404)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(page.replace(SCRIPT_NONCE, reply.cspNonce.script).replace(STYLE_NONCE, reply.cspNonce.style))
  fastify.setNotFoundHandler((request, reply) => sendPage(request.url.split('?', 1)[0]!, reply))
}
