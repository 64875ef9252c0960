import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyReply } from 'fastify'
import { ORIGIN_PLACE, PRERENDERED_FOLDER, prerenderedPages } from '#contract/prerendered.ts'
import { escapeMarkup } from './escape-markup.ts'
import { originOf, type SiteAddress } from './origin.ts'
import { packPage } from './pack-page.ts'

const PLACES = new RegExp(`__CSP_NONCE__|__CSP_STYLE_NONCE__|${ORIGIN_PLACE}`, 'g')

/** What the plain page says of itself without its own head: these make room for a better one. */
const OWN_HEAD = /<title>[^<]*<\/title>\s*|<meta name="description"[^>]*>\s*/g

export interface PageToSend {
  status: 200 | 404
  /** Markup that takes the place of the plain page's title and description. */
  head?: string
}

/** Sends one of the app's pages: the one that was written for the request's path, or the plain one. */
export type SendPage = (reply: FastifyReply, page: PageToSend) => Promise<FastifyReply>

/** Reads the built pages once; undefined where the app is not built. */
export function readPages(webDir: string, address: SiteAddress): SendPage | undefined {
  const plain = read(join(webDir, 'index.html'))
  if (plain === undefined) return undefined
  const written = new Map(
    Object.entries(prerenderedPages).map(([path, name]) => [
      path,
      read(join(webDir, PRERENDERED_FOLDER, `${name}.html`)),
    ]),
  )

  return async (reply, { status, head }) => {
    const { cspNonce, request } = reply
    const [path = ''] = request.url.split('?', 1)
    const values: Record<string, string> = {
      __CSP_NONCE__: cspNonce.script,
      __CSP_STYLE_NONCE__: cspNonce.style,
      [ORIGIN_PLACE]: escapeMarkup(originOf(request, address)),
    }
    const page = (written.get(path) ?? plain).replace(PLACES, (place) => values[place]!)
    // NOTE: a function, since a replacement text of a reader's words could hold `$` patterns.
    const html = head ? page.replace(OWN_HEAD, '').replace('</head>', () => `${head}</head>`) : page
    const { body, encoding } = await packPage(html, request.headers['accept-encoding'])
    if (encoding) reply.header('content-encoding', encoding)
    return reply
      .code(status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', '))
      .send(body)
  }
}

const read = (file: string): string | undefined => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
