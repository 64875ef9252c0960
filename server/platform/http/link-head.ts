import { escapeMarkup } from '#server/ground/escape-markup.ts'
import { plainLine, shorten } from '#server/ground/plain-text.ts'

export const SITE_NAME = 'Lanterntale'
const TITLE_LENGTH = 120

interface LinkPreview {
  /** As people wrote it. */
  title: string
  description: string
  url: string
  type: 'article' | 'website'
  isForSearchEngines: boolean
  /** A PNG beside the link. */
  picture?: { url: string; width: number; height: number; alt: string }
}

/** One line of a title, of a length that previews show. */
export const titleOfLink = (title: string): string => shorten(plainLine(title), TITLE_LENGTH)

/** The tags by which messengers and search engines show a page without running it. */
export function linkHead({
  title,
  description,
  url,
  type,
  isForSearchEngines,
  picture,
}: LinkPreview): string {
  const shown = titleOfLink(title)
  return [
    `<title>${escapeMarkup(`${shown} · ${SITE_NAME}`)}</title>`,
    meta('description', description),
    `<link rel="canonical" href="${escapeMarkup(url)}">`,
    ...(isForSearchEngines ? [] : [meta('robots', 'noindex')]),
    property('og:type', type),
    property('og:site_name', SITE_NAME),
    property('og:title', shown),
    property('og:description', description),
    property('og:url', url),
    ...(picture
      ? [
          property('og:image', picture.url),
          property('og:image:type', 'image/png'),
          property('og:image:width', String(picture.width)),
          property('og:image:height', String(picture.height)),
          property('og:image:alt', picture.alt),
        ]
      : []),
    meta('twitter:card', picture ? 'summary_large_image' : 'summary'),
    meta('twitter:title', shown),
    meta('twitter:description', description),
    ...(picture ? [meta('twitter:image', picture.url), meta('twitter:image:alt', picture.alt)] : []),
  ].join('\n    ')
}

const meta = (name: string, content: string): string =>
  `<meta name="${name}" content="${escapeMarkup(content)}">`
const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeMarkup(content)}">`
