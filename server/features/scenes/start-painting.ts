import { secondsMs } from '#server/ground/clock.ts'
import { paintPortrait } from './paint-portrait.ts'
import { startPaintingOf } from './painting-worker.ts'
import { cancelPicture } from './picture-queue.queries.ts'
import { findPicture, pictureJobs, finishPicture, type Picture } from './pictures.queries.ts'
import { findPortrait, portraitJobs } from './portraits.queries.ts'
import type { PaintingHouse, PaintingsContext } from './scenes-context.ts'
import { refreshSummary } from '../stories/story-access.ts'
import { keepFigures } from './figures.queries.ts'
import { paintAndStore } from './paint-and-store.ts'
import { readPainterInput } from './painter-input.ts'
import { removePictureFiles } from './picture-files.ts'

/** A page that waits asks every few seconds; a picture that nobody has asked about for so long is forgotten. */
const FORGET_AFTER_MS = 30 * secondsMs

/** Everything that is being painted: asked to look at once, it says when it has ended something. */
export interface Paintings extends AsyncDisposable {
  look(): void
  readonly settled: Promise<void>
}

/** Starts painting the pictures and portraits that were asked for, so many pictures at the same time. */
export function startPainting(house: PaintingHouse, picturesAtOnce: number): Paintings {
  const pictures = startPaintingOf(house, {
    table: pictureJobs,
    atOnce: picturesAtOnce,
    find: findPicture,
    async forget({ db, clock }, { userId, messageId, waitedAt }) {
      if (clock.now() - waitedAt <= FORGET_AFTER_MS) return false
      await cancelPicture(db, userId, messageId)
      return true
    },
    paint: paintPicture,
  })
  const portraits = startPaintingOf(house, {
    table: portraitJobs,
    atOnce: 1,
    find: findPortrait,
    paint: paintPortrait,
  })
  return {
    look() {
      pictures.look()
      portraits.look()
    },
    get settled() {
      return pictures.settled
    },
    async [Symbol.asyncDispose]() {
      await pictures[Symbol.asyncDispose]()
      await portraits[Symbol.asyncDispose]()
    },
  }
}

/** Has one scene painted and stored, and notes the end with its usage in one transaction. Throws what `paintAndStore` throws; nothing is shown then. */
async function paintPicture(
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
