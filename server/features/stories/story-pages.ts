import type { FastifyInstance } from 'fastify'
import { StoryId } from '#contract/ids.ts'
import type { LoadSsrEntry } from '#server/platform/http/load-ssr-entry.ts'
import type { RateLimits } from '#server/platform/http/rate-limits.ts'
import type { SendPage } from '#server/platform/http/web-pages.ts'
import type { Sessions } from '#server/platform/sessions/sessions.ts'
import { renderStory } from './render-story.ts'
import type { StoriesContext } from './stories-context.ts'

interface StoryPath {
  Params: { storyId: string }
  Querystring: { messageId?: string }
}

export interface StoryPagesContext extends Pick<StoriesContext, 'db' | 'log'> {
  sessions: Sessions
  limits: RateLimits
  isImageGenerationOn: boolean
  loadSsrEntry: LoadSsrEntry
}

/** The page of a story that is played: a reader's own comes with its newest messages, which stand before any script. */
export function storyPages(
  fastify: FastifyInstance,
  { sendPage, ...context }: StoryPagesContext & { sendPage?: SendPage },
): void {
  if (!sendPage) return
  const { db, log, sessions, limits, isImageGenerationOn: hasPictures, loadSsrEntry } = context
  fastify.get<StoryPath>('/story/:storyId', async (request, reply) => {
    const { params, query } = request
    // A bookmark opens elsewhere than at the end.
    const mayCome = StoryId.safeParse(params.storyId).success && query.messageId === undefined
    const user = mayCome ? await sessions.find(request) : undefined
    if (!user) return sendPage(reply, { status: 200 })
    await limits.take('reads', user.id)
    const rendered = await renderStory({ db, log, loadSsrEntry, hasPictures }, user.id, params.storyId)
    return sendPage(reply, { status: 200, rendered })
  })
}
