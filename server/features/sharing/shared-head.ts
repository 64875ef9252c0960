import { SITE_NAME, linkHead, titleOfLink } from '#server/platform/http/link-head.ts'
import type { PublishedStory } from './sharing.queries.ts'

export const cardSize = { width: 1200, height: 630 } as const

/** The address of the picture that unfolds beside a link; another one each time the story is shared anew. */
export const cardPath = ({ id, sharedAt }: Pick<PublishedStory, 'id' | 'sharedAt'>): string =>
  `/shared/${id}/card.png?v=${sharedAt.toString(36)}`

/** The head of a shared story's page; `origin` is this site's. */
export const sharedHead = (story: PublishedStory, origin: string): string =>
  linkHead({
    title: story.title,
    description: story.excerpt || `A story told on ${SITE_NAME}.`,
    url: `${origin}/shared/${story.id}`,
    type: 'article',
    isForSearchEngines: story.allowsSearchEngines,
    picture: {
      ...cardSize,
      url: origin + cardPath(story),
      alt: `The title “${titleOfLink(story.title)}” in lantern light`,
    },
  })
