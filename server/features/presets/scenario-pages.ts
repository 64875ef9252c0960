import type { FastifyInstance } from 'fastify'
import { StoryId } from '#contract/ids.ts'
import { plainLine, shorten } from '#server/ground/plain-text.ts'
import { linkHead } from '#server/platform/http/link-head.ts'
import { originOf, type SiteAddress } from '#server/platform/http/origin.ts'
import { throttledByAddress, type RateLimits } from '#server/platform/http/rate-limits.ts'
import type { SendPage } from '#server/platform/http/web-pages.ts'
import type { PresetsContext } from './presets-context.ts'
import { findSharedPreset } from './presets.queries.ts'

const DESCRIPTION_LENGTH = 200

export interface ScenarioPagesContext extends Pick<PresetsContext, 'db'> {
  config: SiteAddress
  limits: RateLimits
}

/** A shared scenario's link before any script runs: the page with its tags. NOTE: search engines are never let in; nobody was asked. */
export function scenarioPages(
  fastify: FastifyInstance,
  { sendPage, db, config, limits }: ScenarioPagesContext & { sendPage?: SendPage },
): void {
  if (!sendPage) return
  fastify.get<{ Params: { shareId: string } }>(
    '/scenario/:shareId',
    { onRequest: throttledByAddress(limits, 'sharedPages') },
    async (request, reply) => {
      const { shareId } = request.params
      const shared = StoryId.safeParse(shareId).success ? await findSharedPreset(db, shareId) : undefined
      if (!shared) return sendPage(reply, { status: 404 })
      if (shared.takedownReason !== undefined) return sendPage(reply, { status: 410 })
      reply.header('x-robots-tag', 'noindex')
      const head = linkHead({
        title: shared.form.title,
        description: shorten(plainLine(shared.form.scenario), DESCRIPTION_LENGTH),
        url: `${originOf(request, config)}/scenario/${shareId}`,
        type: 'website',
        isForSearchEngines: false,
      })
      return sendPage(reply, { status: 200, head })
    },
  )
}
