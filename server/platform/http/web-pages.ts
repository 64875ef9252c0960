import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { FastifyReply } from 'fastify'
import type { RenderedPage } from '#contract/prerender.ts'
import { HEAD_EDGE, PRERENDERED_FOLDER, placeholders, prerenderedPages } from '#contract/prerender.ts'
import { mayHaveSession } from '../sessions/sessions.ts'
import { escapeMarkup } from '#server/ground/escape-markup.ts'
import { originOf, type SiteAddress } from './origin.ts'
import { compressText } from './compress-text.ts'
import { allowOwnScripts } from './security-headers.ts'

const PLACEHOLDERS = new RegExp(Object.values(placeholders).join('|'), 'g')

export interface PageToSend {
  status: 200 | 404 | 410
  /** Tags that take the place of the page's own title and description. */
  head?: string
  /** Stands in the place of an empty page. */
  rendered?: RenderedPage
}

/** Sends one of the app's pages: the one that was prerendered for the request's path, or the plain one. */
export type SendPage = (reply: FastifyReply, page: PageToSend) => Promise<FastifyReply>

/** Reads the built pages once; undefined where the app is not built. */
export function readPages(webDir: string, address: SiteAddress): SendPage | undefined {
  const plain = read(join(webDir, 'index.html'))
  if (plain === undefined) return undefined
  const prerendered = readPrerendered(join(webDir, PRERENDERED_FOLDER))
  const byPath = new Map(
    Object.entries(prerenderedPages).map(([path, name]) => [path, prerendered.get(name)]),
  )

  return async (reply, { status, head, rendered }) => {
    const { request } = reply
    const nonces = allowOwnScripts(reply)
    const [path = ''] = request.url.split('?', 1)
    const values: Record<string, string> = {
      [placeholders.scriptNonce]: nonces.script,
      [placeholders.styleNonce]: nonces.style,
      [placeholders.origin]: escapeMarkup(originOf(request, address)),
      [placeholders.session]: mayHaveSession(request) ? 'maybe' : 'none',
      [placeholders.path]: escapeMarkup(path),
      [placeholders.markup]: rendered?.markup ?? '',
      [placeholders.dehydratedState]: inScript(rendered?.state ?? []),
    }
    const [start = '', ownHead = '', rest = ''] =
      (rendered ? prerendered.get(rendered.template) : byPath.get(path)) ?? plain
    // NOTE: a function, since a replacement text of a reader's words could hold `$` patterns.
    const fill = (part: string) => part.replace(PLACEHOLDERS, (placeholder) => values[placeholder]!)
    const html = fill(start) + (head ?? fill(ownHead)) + fill(rest)
    const { body, encoding } = await compressText(html, request.headers['accept-encoding'])
    if (encoding) reply.header('content-encoding', encoding)
    return (
      reply
        .code(status)
        .header('content-type', 'text/html; charset=utf-8')
        // A story that was taken back must not go on from somebody's cache.
        .header('cache-control', rendered ? 'no-store' : 'no-cache')
        .header('vary', [reply.getHeader('vary') ?? [], 'accept-encoding', 'cookie'].flat().join(', '))
        .send(body)
    )
  }
}

/** A page in three parts, of which the second is its own head. */
const read = (file: string): string[] | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8').split(HEAD_EDGE) : undefined

/** The pages of a folder by their names. */
function readPrerendered(folder: string): ReadonlyMap<string, string[] | undefined> {
  const files = existsSync(folder) ? readdirSync(folder) : []
  return new Map(files.map((file) => [basename(file, '.html'), read(join(folder, file))]))
}

/** A script element ends at the first `</script`, whatever stands around it. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
