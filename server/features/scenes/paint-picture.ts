import { renderPicture } from '#server/engines/painter/check-picture.ts'
import { keepFigures } from './figures.queries.ts'
import { pictureKey, removePictureFiles } from './picture-files.ts'
import { finishPicture, findPicture, type Picture } from './pictures.queries.ts'
import { refreshSummary } from '../stories/story-access.ts'
import { readPainterInput } from './painter-input.ts'
import type { PaintingsContext } from './scenes-context.ts'

/**
 * Has one scene painted, checks and re-encodes the bytes, stores them, and notes the end with its usage in one
 * transaction. Throws `PaintingFailed`, or what the database or the store throws; nothing is shown then.
 */
export async function paintPicture(
  { db, clock, painter, storage, ledger, budgets }: PaintingsContext,
  { id, userId, storyId, messageId }: Picture,
  worker: string,
  signal: AbortSignal,
): Promise<void> {
  const scene = { userId, storyId, messageId }
  const input = await readPainterInput({ db, storage }, scene, painter.takesReferences)
  const hold = await budgets.reserve(userId, painter, 'image')
  const painted = await painter.paint(input, signal).catch(async (error: unknown) => {
    await budgets.settle(hold)
    throw error
  })
  await budgets.settle(hold, painted.usage)
  const { bytes, alt, figures = [], usage } = painted
  const { narrower, ...whole } = await renderPicture(bytes)
  // Not after the files are stored: who stores them also removes them, when their story has gone meanwhile.
  signal.throwIfAborted()
  for (const { webp, width } of narrower) await storage.put(pictureKey(id, width), webp, 'image/webp')
  await storage.put(pictureKey(id, 'whole'), whole.webp, 'image/webp')
  const isOurs = await db.transaction().execute(async (trx) => {
    const now = clock.now()
    if (!(await finishPicture(trx, { id, worker, status: 'painted', alt, now }))) return false
    await keepFigures(trx, storyId, figures)
    await refreshSummary(trx, storyId)
    await ledger.charge(trx, { userId, storyId, messageId, kind: 'image', engine: painter, usage, now })
    return true
  })
  // Its story went while it was painted; where another node has only been quicker, the files are the same.
  if (!isOurs && !(await findPicture(db, id))) await removePictureFiles(storage, id)
}
