import type { FastifyReply } from 'fastify'
import type { RenderedPage } from '#contract/prerender.ts'
import { placeholders } from '#contract/prerender.ts'
import { mayHaveSession } from '../sessions/sessions.ts'
import { escapeMarkup } from '#server/ground/escape-markup.ts'
import { moveBelow } from './base-path.ts'
import { originOf, type SiteAddress } from './origin.ts'
import { compressText, encodingFor, type CompressedText } from './compress-text.ts'
import { contentTag, isKnownContent } from './content-tag.ts'
import { readBuiltPages, type BuiltPage } from './built-pages.ts'

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
  const templates = readBuiltPages(webDir, address.basePath)
  if (!templates) return undefined
  const packFilled = packedPages()

  return async (reply, { status, head, rendered }) => {
    const { request } = reply
    const accepted = request.headers['accept-encoding']
    const [path = ''] = request.url.split('?', 1)
    const template = rendered ? templates.named(rendered.template) : templates.ofPath(path)
    const values: Record<string, string> = {
      [placeholders.origin]: escapeMarkup(originOf(request, address)),
      [placeholders.session]: mayHaveSession(request) ? 'maybe' : 'none',
    }
    reply
      .code(status)
      .header('content-security-policy', template.policy)
      .header('content-type', 'text/html; charset=utf-8')
      // A story that was taken back must not go on from somebody's cache.
      .header('cache-control', rendered ? 'no-store' : 'no-cache')
      .header('vary', [reply.getHeader('vary') ?? [], 'accept-encoding', 'cookie'].flat().join(', '))
    const send = ({ body, encoding }: CompressedText) => {
      if (encoding) reply.header('content-encoding', encoding)
      return reply.send(body)
    }
    if (head !== undefined || rendered) {
      values[placeholders.path] = escapeMarkup(path)
      values[placeholders.markup] = moveBelow(address.basePath, rendered?.markup ?? '')
      values[placeholders.dehydratedState] = inScript(rendered?.state ?? [])
      return send(await compressText(fillBuiltPage(template, values, head), accepted))
    }
    const { tag, packed } = packFilled(template, values, accepted)
    return status === 200 && isKnownContent(reply, tag) ? reply.send('') : send(await packed)
  }
}

interface PackedPage {
  tag: string
  packed: Promise<CompressedText>
}

/** Few are in use: a site has an address or two. Whoever makes up more only has them packed anew. */
const MAX_PACKED_PAGES = 200

/** Keeps each page that is the same for many as it was sent: filled and compressed once for each of its values. */
function packedPages() {
  const kept = new Map<string, PackedPage>()
  return (template: BuiltPage, values: Record<string, string>, accepted?: string | string[]) => {
    const key = [template.name, ...Object.values(values), encodingFor(accepted)].join('\n')
    const known = kept.get(key)
    if (known) return known
    const page = fillBuiltPage(template, values)
    const made = { tag: contentTag(page), packed: compressText(page, accepted) }
    if (kept.size >= MAX_PACKED_PAGES) kept.clear()
    kept.set(key, made)
    return made
  }
}

/** A page with its values in it, and with a head in the place of its own. */
function fillBuiltPage({ parts }: BuiltPage, values: Record<string, string>, head?: string): string {
  // NOTE: a function, since a replacement text of a reader's words could hold `$` patterns.
  const fill = (part: string) => part.replace(PLACEHOLDERS, (placeholder) => values[placeholder]!)
  const [start, ownHead, rest] = parts
  return fill(start) + (head ?? fill(ownHead)) + fill(rest)
}

/** A script element ends at the first `</script`, whatever stands around it. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
