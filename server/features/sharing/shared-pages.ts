import type { FastifyInstance } from 'fastify'
import { isInMessenger } from '#contract/messenger.ts'
import { StoryId } from '#contract/ids.ts'
import { AppError } from '#server/platform/app-error.ts'
import { type LoadSsrEntry, renderWithReads } from '#server/platform/http/load-ssr-entry.ts'
import { originOf, type SiteAddress } from '#server/platform/http/origin.ts'
import { throttledByAddress } from '#server/platform/http/rate-limits.ts'
import type { SendPage } from '#server/platform/http/web-pages.ts'
import { cardCache } from './card/card-cache.ts'
import { findFirstScene, readPublishedStory } from './read-shared.ts'
import { sharedHead } from './shared-head.ts'
import type { SharingContext } from './sharing-context.ts'
import { findShare, type PublishedStory } from './sharing.queries.ts'
import type { DehydratedState, RenderedPage } from '#contract/prerender.ts'
import { SHARED_TEMPLATE, sharedStoryKey } from '#contract/sharing.ts'

interface SharePath {
  Params: { shareId: string }
  Querystring: { view?: string }
}

export interface SharedPagesContext extends Pick<SharingContext, 'db' | 'limits' | 'log'> {
  config: SiteAddress
  loadSsrEntry: LoadSsrEntry
  /** The bytes of a painted scene. */
  readPicture: (pictureId: string) => Promise<Uint8Array | undefined>
}

/** A shared story's link before any script runs: the page with its tags, and the picture they name. */
export function sharedPages(
  fastify: FastifyInstance,
  { sendPage, ...context }: SharedPagesContext & { sendPage?: SendPage },
): void {
  if (!sendPage) return
  const { db, limits, config } = context
  const cards = cardCache((story, sceneId) => drawCardOf(context, story, sceneId))
  const find = async (shareId: string) =>
    StoryId.safeParse(shareId).success ? findShare(db, shareId) : undefined

  fastify.get<SharePath>(
    '/shared/:shareId',
    { onRequest: throttledByAddress(limits, 'sharedPages') },
    async (request, reply) => {
      const { params, query, headers } = request
      const story = await find(params.shareId)
      reply.header('vary', 'user-agent')
      if (!story) return sendPage(reply, { status: 404 })
      if (story.takedownReason !== undefined) return sendPage(reply, { status: 410 })
      const isLight = isInMessenger(headers['user-agent'] ?? '') && query.view !== 'full'
      if (isLight) return reply.redirect(`${config.basePath}/fb-viewer.html?id=${story.id}`, 302)
      if (!story.allowsSearchEngines) reply.header('x-robots-tag', 'noindex')
      return sendPage(reply, {
        status: 200,
        head: sharedHead(story, originOf(request, config)),
        rendered: await renderShared(context, story),
      })
    },
  )

  fastify.get<SharePath>(
    '/shared/:shareId/card.png',
    { onRequest: throttledByAddress(limits, 'sharedCards') },
    async (request, reply) => {
      const story = await find(request.params.shareId)
      if (!story || story.takedownReason !== undefined) throw new AppError('share_not_found')
      return reply
        .header('content-type', 'image/png')
        .header('cache-control', 'public, max-age=3600')
        .header('x-robots-tag', 'noindex')
        .send(await cards.take(story, (await findFirstScene(db, story))?.id))
    },
  )
}

async function drawCardOf(
  { readPicture }: SharedPagesContext,
  { title }: PublishedStory,
  sceneId: string | undefined,
): Promise<Buffer> {
  // NOTE: loaded with the first card, so that a server that draws none does not hold the image library.
  const { drawCard } = await import('./card/draw-card.ts')
  return drawCard({ title, scene: sceneId === undefined ? undefined : await readPicture(sceneId) })
}

/** A longer story is fetched by its page: rendering it would hold up everyone else for longer than a frame. */
const MOST_CHARACTERS = 60_000

interface RenderingContext extends Pick<SharingContext, 'db' | 'log'> {
  loadSsrEntry: LoadSsrEntry
}

/** The page of a shared story, to be read before any script runs; undefined where the page has to fetch the story. */
export async function renderShared(
  { db, log, loadSsrEntry }: RenderingContext,
  share: PublishedStory,
): Promise<RenderedPage | undefined> {
  const ssrEntry = await loadSsrEntry()
  if (!ssrEntry) return undefined
  const { messages, ...about } = await readPublishedStory(db, share)
  if (messages.reduce((sum, { content }) => sum + content.length, 0) > MOST_CHARACTERS) return undefined
  const entries = messages.map(({ role, content, image }) => ({ role, content, image }))
  const state: DehydratedState = [[sharedStoryKey(share.id), { ...about, messages: entries }]]
  return renderWithReads(ssrEntry, { path: `/shared/${share.id}`, template: SHARED_TEMPLATE, state, log })
}
