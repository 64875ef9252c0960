import { renderPicture } from '#server/engines/painter/check-picture.ts'
import type { PainterInput, Painting } from '#server/engines/painter/painter.ts'
import type { PictureShape } from '#server/engines/painter/rendering.ts'
import { pictureKey } from './picture-files.ts'
import type { PaintingsContext } from './scenes-context.ts'

/**
 * Has one picture painted, checks and re-encodes the bytes, and stores them under its id. Throws `PaintingFailed`, or
 * what the database or the store throws.
 */
export async function paintAndStore(
  { painter, storage, budgets }: PaintingsContext,
  { id, userId }: { id: string; userId: number },
  { input, shape, signal }: { input: PainterInput; shape: PictureShape; signal: AbortSignal },
): Promise<Omit<Painting, 'bytes'>> {
  const hold = await budgets.reserve(userId, painter, 'image')
  const painted = await painter.paint(input, signal).catch(async (error: unknown) => {
    await budgets.settle(hold)
    throw error
  })
  await budgets.settle(hold, painted.usage)
  const { bytes, ...painting } = painted
  const { narrower, ...whole } = await renderPicture(bytes, shape)
  // Not after the files are stored: who stores them also removes them, when their story has gone meanwhile.
  signal.throwIfAborted()
  for (const { webp, width } of narrower) await storage.put(pictureKey(id, width), webp, 'image/webp')
  await storage.put(pictureKey(id, 'whole'), whole.webp, 'image/webp')
  return painting
}
