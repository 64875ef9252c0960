import { escapeMarkup } from '#server/ground/escape-markup.ts'
import { plainLine, shorten } from '#server/ground/plain-text.ts'
import type { PublishedStory } from './sharing.queries.ts'

export const cardSize = { width: 1200, height: 630 } as const

const SITE = 'Lanterntale'
const TITLE_LENGTH = 120

/** The address of the picture that unfolds beside a link; another one each time the story is shared anew. */
export const cardPath = ({ id, sharedAt }: Pick<PublishedStory, 'id' | 'sharedAt'>): string =>
  `/shared/${id}/card.png?v=${sharedAt.toString(36)}`

/** The tags by which messengers and search engines show a shared story without running it; `origin` is this site's. */
export function sharedHead(story: PublishedStory, origin: string): string {
  const title = shorten(plainLine(story.title), TITLE_LENGTH)
  const description = story.excerpt || `A story told on ${SITE}.`
  const url = `${origin}/shared/${story.id}`
  const picture = origin + cardPath(story)
  const alt = `The title “${title}” in lantern light`
  return [
    `<title>${escapeMarkup(`${title} · ${SITE}`)}</title>`,
    meta('description', description),
    `<link rel="canonical" href="${escapeMarkup(url)}">`,
    ...(story.allowsSearchEngines ? [] : [meta('robots', 'noindex')]),
    property('og:type', 'article'),
    property('og:site_name', SITE),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    property('og:image', picture),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(cardSize.width)),
    property('og:image:height', String(cardSize.height)),
    property('og:image:alt', alt),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', title),
    meta('twitter:description', description),
    meta('twitter:image', picture),
    meta('twitter:image:alt', alt),
  ].join('\n    ')
}

const meta = (name: string, content: string): string =>
  `<meta name="${name}" content="${escapeMarkup(content)}">`
const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeMarkup(content)}">`
