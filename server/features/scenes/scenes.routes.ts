import { textOf } from '#contract/errors.ts'
import { picturePath } from '#contract/picture-addresses.ts'
import * as contract from '#contract/scenes.ts'
import { AppError } from '#server/platform/app-error.ts'
import { answered, type Serve } from '#server/platform/http/serve.ts'
import type { Room } from '#server/platform/room.ts'
import { pictureData, portraitData } from './picture-data.ts'
import { pictureKey } from './picture-files.ts'
import { cancelPicture, countAhead, noteWaiting } from './picture-queue.queries.ts'
import { findPictureOf, maySeePicture, type Picture } from './pictures.queries.ts'
import { isPortraitOf } from './portraits.queries.ts'
import { portraitsRoutes } from './portraits.routes.ts'
import { requestPicture } from './request-picture.ts'
import type { ScenesContext } from './scenes-context.ts'

/** A page looks every two seconds; not every look is written down. */
const NOTE_EVERY_MS = 5_000

const shownFields = ({ id, alt, status }: Picture) =>
  status === 'painted' ? { image: picturePath(id), ...(alt !== null && { alt }) } : {}

function scenesRoutes(serve: Serve, context: ScenesContext): void {
  const { db, clock, sessions, storage } = context
  portraitsRoutes(serve, context)

  for (const endpoint of [contract.generateImage, contract.generateInitialImage]) {
    serve(endpoint, async ({ user, params, body, countNew }) => {
      const { messageId } = params
      const picture = await requestPicture(
        context,
        { userId: user.id, storyId: body.storyId, messageId },
        countNew,
      )
      return { imageMessageId: messageId, ...shownFields(picture) }
    })
  }

  serve(contract.getImage, async ({ user, params }) => {
    const picture = await findPictureOf(db, user.id, params.messageId)
    if (!picture) throw new AppError('image_not_found')
    const { status, id, waitedAt } = picture
    if (status !== 'painting')
      return {
        status,
        ...shownFields(picture),
        ...(status === 'failed' && { error: textOf('image_failed') }),
      }
    const now = clock.now()
    if (now - waitedAt > NOTE_EVERY_MS) await noteWaiting(db, user.id, id, now)
    return { status, ahead: await countAhead(db, id) }
  })

  serve(contract.cancelImage, async ({ user, params }) => {
    await cancelPicture(db, user.id, params.messageId)
    return {}
  })

  serve(contract.getPicture, async ({ params, request, reply }) => {
    const { pictureId, width } = params
    const user = await sessions.find(request)
    const mayBeSeen =
      (await maySeePicture(db, pictureId, user?.id)) || (user && (await isPortraitOf(db, pictureId, user.id)))
    if (!mayBeSeen) throw new AppError('image_not_found')
    // A picture that was smaller to begin with is kept in its own size alone.
    const bytes =
      (await storage.get(pictureKey(pictureId, Number(width)))) ??
      (await storage.get(pictureKey(pictureId, 'whole')))
    if (!bytes) throw new AppError('image_not_found')
    reply.header('content-type', 'image/webp').header('cache-control', 'private, max-age=31536000, immutable')
    await reply.send(Buffer.from(bytes))
    return answered
  })
}

export const scenesRoom: Room<ScenesContext> = { routes: scenesRoutes, userData: [pictureData, portraitData] }
