import * as contract from '#contract/versions.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Room } from '#server/platform/room.ts'
import { requireStory } from '../stories/story-access.ts'
import { findMessageOf, readPathTo } from '../stories/tree-access.ts'
import { editMessage } from './edit-message.ts'
import { goToMessage, redoExchange, undoExchange } from './move-head.ts'
import type { VersionsContext } from './versions-context.ts'
import { findTree, saveName, saveNote } from './versions.queries.ts'

function versionsRoutes(serve: Serve, context: VersionsContext): void {
  const { db } = context

  serve(contract.moveHead, ({ user, params, body }) =>
    goToMessage(context, {
      userId: user.id,
      storyId: params.storyId,
      messageId: body.messageId,
      isToFollow: body.follow === true,
    }),
  )

  serve(contract.undoTurn, ({ user, params }) =>
    undoExchange(context, { userId: user.id, storyId: params.storyId }),
  )

  serve(contract.redoTurn, ({ user, params }) =>
    redoExchange(context, { userId: user.id, storyId: params.storyId }),
  )

  serve(contract.editMessage, ({ user, params, body }) =>
    editMessage(context, { userId: user.id, ...params, ...body }),
  )

  serve(contract.getTree, async ({ user, params }) => {
    const { headId } = await requireStory(db, user.id, params.storyId)
    return { headId, nodes: await findTree(db, params.storyId) }
  })

  /** Throws `turn_not_found`, also for a message of another story. */
  const requireMessageOf = async (
    userId: number,
    { storyId, messageId }: { storyId: string; messageId: number },
  ) => {
    const message = await findMessageOf(db, userId, messageId)
    if (message?.storyId !== storyId) throw new AppError('turn_not_found')
  }

  serve(contract.nameMessage, async ({ user, params, body }) => {
    await requireMessageOf(user.id, params)
    await saveName(db, params.messageId, body.name)
    return {}
  })

  serve(contract.getPath, async ({ user, params }) => {
    await requireMessageOf(user.id, params)
    return readPathTo(db, await requireStory(db, user.id, params.storyId), params.messageId)
  })

  serve(contract.setNote, async ({ user, params, body }) => {
    if (!(await saveNote(db, { userId: user.id, storyId: params.storyId, text: body.text })))
      throw new AppError('story_not_found')
    return {}
  })
}

export const versionsRoom: Room<VersionsContext> = { routes: versionsRoutes }
