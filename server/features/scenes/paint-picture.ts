import { refreshSummary } from '../stories/story-access.ts'
import { keepFigures } from './figures.queries.ts'
import { paintAndStore } from './paint-and-store.ts'
import { readPainterInput } from './painter-input.ts'
import { removePictureFiles } from './picture-files.ts'
import { findPicture, finishPicture, type Picture } from './pictures.queries.ts'
import type { PaintingsContext } from './scenes-context.ts'

/** Has one scene painted and stored, and notes the end with its usage in one transaction. Throws what `paintAndStore` throws; nothing is shown then. */
export async function paintPicture(
  context: PaintingsContext,
  { id, userId, storyId, messageId }: Picture,
  worker: string,
  signal: AbortSignal,
): Promise<void> {
  const { db, clock, painter, storage, ledger } = context
  const scene = { userId, storyId, messageId }
  const input = await readPainterInput({ db, storage }, scene, painter.takesReferences)
  const {
    alt,
    figures = [],
    usage,
  } = await paintAndStore(context, { id, userId }, { input, shape: 'scene', signal })
  const isOurs = await db.transaction().execute(async (trx) => {
    const now = clock.now()
    if (!(await finishPicture(trx, { id, worker, alt, now }))) return false
    await keepFigures(trx, storyId, figures)
    await refreshSummary(trx, storyId)
    await ledger.charge(trx, { userId, storyId, messageId, kind: 'image', engine: painter, usage, now })
    return true
  })
  // Its story went while it was painted; where another node has only been quicker, the files are the same.
  if (!isOurs && !(await findPicture(db, id))) await removePictureFiles(storage, id)
}
