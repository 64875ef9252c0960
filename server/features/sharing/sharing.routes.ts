import { sampleStory } from '#contract/sample-story.ts'
import { getLineage } from '#contract/lineage.ts'
import { playShared } from '#contract/playing-on.ts'
import { reportShare } from '#contract/report-share.ts'
import * as contract from '#contract/sharing.ts'
import { takeReport } from '#server/features/moderation/take-report.ts'
import { requireStory } from '#server/features/stories/story-access.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Room } from '#server/platform/room.ts'
import { findLineage } from './lineage.queries.ts'
import { playOn } from './play-on.ts'
import { readShared, requireShare } from './read-shared.ts'
import { shareStory } from './share-story.ts'
import type { SharingContext } from './sharing-context.ts'
import { sharedPages, type SharedPagesContext } from './shared-pages.ts'
import { deleteSharesOf, findSharesOf, restoreShareOf, shareData, stopOneShareOf } from './sharing.queries.ts'

function sharingRoutes(serve: Serve, context: SharingContext): void {
  const { db, clock } = context

  serve(contract.shareStory, async ({ user, params, body }) => {
    return { shareId: await shareStory(context, { userId: user.id, storyId: params.storyId, ...body }) }
  })

  serve(contract.stopSharing, async ({ user, params }) => {
    await requireStory(db, user.id, params.storyId)
    await deleteSharesOf(db, user.id, params.storyId)
    return {}
  })

  serve(contract.stopShare, async ({ user, params }) => {
    if (!(await stopOneShareOf(db, user.id, params.shareId, clock.now())))
      throw new AppError('share_not_found')
    return {}
  })

  serve(contract.restoreShare, async ({ user, params }) => {
    if (!(await restoreShareOf(db, user.id, params.shareId, clock.now())))
      throw new AppError('share_not_found')
    return {}
  })

  serve(contract.listShares, ({ user }) => findSharesOf(db, user.id))

  serve(contract.getSharedStory, async ({ params, reply }) => {
    // A story that was taken back must not go on from somebody's cache.
    reply.header('cache-control', 'no-store')
    return readShared(db, params.shareId)
  })

  serve(reportShare, async ({ params, body }) => {
    const { id } = await requireShare(db, params.shareId)
    await takeReport(db, { shareId: id, presetId: null, ...body, now: clock.now() })
    return {}
  })

  serve(playShared, async ({ user, params }) => ({
    storyId: await playOn(context, user.id, params.shareId),
  }))

  serve(getLineage, async ({ user, params }) => {
    const story = await requireStory(db, user.id, params.storyId)
    const lineage = await findLineage(db, user.id, story.id)
    return { ...(lineage && { lineage }) }
  })

  serve(contract.getSampleStory, async () => sampleStory)
}

export const sharingRoom: Room<SharingContext & SharedPagesContext> = {
  routes: sharingRoutes,
  pages: sharedPages,
  userData: [shareData],
}
