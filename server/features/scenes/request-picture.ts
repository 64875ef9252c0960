import { setTimeout as wait } from 'node:timers/promises'
import { nanoid } from 'nanoid'
import { AppError } from '#server/platform/app-error.ts'
import type { CountNew } from '#server/platform/http/rate-limits.ts'
import { requireReply } from '../stories/story-access.ts'
import { findPictureOf, insertPicture, type Picture } from './pictures.queries.ts'
import type { ScenesContext } from './scenes-context.ts'

/** The time a request waits for a quick painter before it says that the picture is on its way. */
const ANSWER_WITHIN_MS = 5_000

interface PictureRequest {
  userId: number
  /** Absent where the message alone says it. */
  storyId: string | undefined
  messageId: number
}

/**
 * Asks for the picture of a reply and waits a little for it. The same reply is painted once, however often and from
 * wherever it is asked for. Throws `images_off`, `image_message_not_found`, `budget_spent`, `image_failed`.
 */
export async function requestPicture(
  context: ScenesContext,
  request: PictureRequest,
  countNew: CountNew,
): Promise<Picture> {
  const { db, clock, paintings, painters, budgets, isImageGenerationOn } = context
  if (!isImageGenerationOn) throw new AppError('images_off')
  const { userId, messageId } = request
  const storyId = await requireReply(db, userId, request.storyId, messageId)
  const known = await findPictureOf(db, userId, messageId)
  if (known?.status !== 'painted') {
    await countNew()
    // Said at once: whoever waits for a picture that nobody may paint waits in vain.
    await budgets.requireRoom(userId, painters.ofSite, 'image')
    await insertPicture(db, { id: nanoid(), userId, messageId, storyId, now: clock.now() })
    paintings.look()
  }
  const picture = await settled(context, request)
  if (!picture || picture.status === 'failed') throw new AppError('image_failed')
  return picture
}

async function settled(
  { db, paintings }: ScenesContext,
  { userId, messageId }: PictureRequest,
): Promise<Picture | undefined> {
  const deadline = performance.now() + ANSWER_WITHIN_MS
  for (;;) {
    const nextEnd = paintings.settled
    const picture = await findPictureOf(db, userId, messageId)
    const leftMs = deadline - performance.now()
    if (picture?.status !== 'painting' || leftMs <= 0) return picture
    await Promise.race([nextEnd, wait(Math.min(leftMs, 500))])
  }
}
