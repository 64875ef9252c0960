import { nanoid } from 'nanoid'
import { renderPicture } from '#server/engines/painter/check-picture.ts'
import type { PictureShape } from '#server/engines/painter/rendering.ts'
import { pictureKey } from '#server/features/scenes/picture-files.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import type { DocumentPortrait } from './formats/json/story-document.ts'
import type { TransferContext } from './transfer-context.ts'

/** Stores a picture that can be decoded, and returns its id: as it came where it is of our kind, so that it stays the same, else anew. */
export async function storePicture(
  { storage }: TransferContext,
  base64: string,
  shape: PictureShape,
): Promise<string> {
  const id = nanoid()
  const bytes = Buffer.from(base64, 'base64')
  const { narrower, ...whole } = await renderPicture(bytes, shape).catch((error: unknown) => {
    throw new AppError('file_unreadable', { text: 'A picture in this file can’t be read', cause: error })
  })
  for (const each of narrower) await storage.put(pictureKey(id, each.width), each.webp, 'image/webp')
  // NOTE: loaded with the first picture, so that a server that takes none does not hold the image library.
  const { default: sharp } = await import('sharp')
  const { format, width, height, pages = 1 } = await sharp(bytes).metadata()
  const isOurs = format === 'webp' && width === whole.width && height === whole.height && pages === 1
  await storage.put(pictureKey(id, 'whole'), isOurs ? bytes : whole.webp, 'image/webp')
  return id
}

/** A portrait of a document whose file is stored. */
export type StoredPortrait = Omit<DocumentPortrait, 'webp'> & { id: string }

/** Stores the rows of portraits, each a little later than the one before, so that their order stays. */
export async function storePortraits(
  db: Connection,
  portraits: readonly StoredPortrait[],
  of: { userId: number; storyId: string; messageIds: readonly number[]; now: number },
): Promise<void> {
  const { userId, storyId, messageIds, now } = of
  for (const [at, { id, person, name = null, message, words, alt }] of portraits.entries())
    await db
      .insertInto('portraits')
      .values({
        id,
        userId,
        storyId,
        messageId: message === null ? null : messageIds[message - 1]!,
        person,
        name,
        words,
        alt,
        seed: `${storyId}:${id}`,
        status: 'painted',
        requestedAt: now + at,
        finishedAt: now,
      })
      .execute()
}
