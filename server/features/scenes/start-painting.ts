import { secondsMs } from '#server/ground/clock.ts'
import { paintPicture } from './paint-picture.ts'
import { paintPortrait } from './paint-portrait.ts'
import { startPaintingOf } from './painting-worker.ts'
import { cancelPicture } from './picture-queue.queries.ts'
import { findPicture, pictureJobs } from './pictures.queries.ts'
import { findPortrait, portraitJobs } from './portraits.queries.ts'
import type { PaintingHouse } from './scenes-context.ts'

/** A page that waits asks every few seconds; a picture that nobody has asked about for so long is forgotten. */
const FORGET_AFTER_MS = 30 * secondsMs

/** Everything that is being painted: asked to look at once, it says when it has ended something. */
export interface Paintings extends AsyncDisposable {
  look(): void
  readonly settled: Promise<void>
}

/** Starts painting the pictures and portraits that were asked for. */
export function startPainting(house: PaintingHouse): Paintings {
  const pictures = startPaintingOf(house, {
    table: pictureJobs,
    atOnce: 2,
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
