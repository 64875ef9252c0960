import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyReply } from 'fastify'
import type { WrittenPage } from '#contract/markup.ts'
import { PRERENDERED_FOLDER, SHARED_PAGE, places, prerenderedPages } from '#contract/markup.ts'
import { mayHaveSession } from '../sessions/sessions.ts'
import { escapeMarkup } from '#server/ground/escape-markup.ts'
import { originOf, type SiteAddress } from './origin.ts'
import { packPage } from './pack-page.ts'

const PLACES = new RegExp(Object.values(places).join('|'), 'g')

/** What the plain page says of itself without its own head: these make room for a better one. */
const OWN_HEAD = /<title>[^<]*<\/title>\s*|<meta name="description"[^>]*>\s*/g

export interface PageToSend {
  status: 200 | 404
  /** Markup that takes the place of the plain page's title and description. */
  head?: string
  /** A shared story in the place of an empty page. */
  written?: WrittenPage
}

/** Sends one of the app's pages: the one that was written for the request's path, or the plain one. */
export type SendPage = (reply: FastifyReply, page: PageToSend) => Promise<FastifyReply>

/** Reads the built pages once; undefined where the app is not built. */
export function readPages(webDir: string, address: SiteAddress): SendPage | undefined {
  const plain = read(join(webDir, 'index.html'))
  if (plain === undefined) return undefined
  const readWritten = (name: string) => read(join(webDir, PRERENDERED_FOLDER, `${name}.html`))
  const byPath = new Map(Object.entries(prerenderedPages).map(([path, name]) => [path, readWritten(name)]))
  const shared = readWritten(SHARED_PAGE)

  return async (reply, { status, head, written }) => {
    const { cspNonce, request } = reply
    const [path = ''] = request.url.split('?', 1)
    const values: Record<string, string> = {
      [places.scriptNonce]: cspNonce.script,
      [places.styleNonce]: cspNonce.style,
      [places.origin]: escapeMarkup(originOf(request, address)),
      [places.session]: mayHaveSession(request) ? 'maybe' : 'none',
      [places.path]: escapeMarkup(path),
      [places.markup]: written?.markup ?? '',
      [places.seeds]: written?.seeds ?? '',
    }
    const page = (written ? shared : byPath.get(path)) ?? plain
    // NOTE: functions, since a replacement text of a reader's words could hold `$` patterns.
    const filled = page.replace(PLACES, (place) => values[place]!)
    const html = head ? filled.replace(OWN_HEAD, '').replace('</head>', () => `${head}</head>`) : filled
    const { body, encoding } = await packPage(html, request.headers['accept-encoding'])
    if (encoding) reply.header('content-encoding', encoding)
    return (
      reply
        .code(status)
        .header('content-type', 'text/html; charset=utf-8')
        // What was taken back must not go on from somebody's cache.
        .header('cache-control', written ? 'no-store' : 'no-cache')
        .header('vary', [reply.getHeader('vary') ?? [], 'accept-encoding', 'cookie'].flat().join(', '))
        .send(body)
    )
  }
}

const read = (file: string): string | undefined => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
