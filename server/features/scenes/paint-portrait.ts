import { requireStory } from '../stories/story-access.ts'
import { decideFigures } from './figures.queries.ts'
import { paintAndStore } from './paint-and-store.ts'
import { readPainterInput } from './painter-input.ts'
import { removePictureFiles } from './picture-files.ts'
import {
  deletePortraits,
  findPortrait,
  findReplaced,
  finishPortrait,
  type Portrait,
} from './portraits.queries.ts'
import type { PaintingsContext } from './scenes-context.ts'
import { HERO_KEY } from './story-portraits.ts'

/** Has somebody painted and stored in the place of what was there, and notes the end with its price in one transaction. */
export async function paintPortrait(
  context: PaintingsContext,
  portrait: Portrait,
  worker: string,
  signal: AbortSignal,
): Promise<void> {
  const { db, clock, painter, storage, ledger } = context
  const { id, userId, storyId, person, name, words, seed } = portrait
  const { headId } = await requireStory(db, userId, storyId)
  const { moment, ...scene } = await readPainterInput(
    { db, storage },
    { userId, storyId, messageId: headId ?? 0 },
  )
  const sitter = { ...(name !== null && person !== HERO_KEY && { name }), words }
  const input = { ...scene, seed, moment: '', earlier: [...scene.earlier, moment], sitter }
  const {
    alt,
    figures = [],
    usage,
  } = await paintAndStore(context, { id, userId }, { input, shape: 'portrait', signal })
  const { provider, model } = painter
  const replaced = await db.transaction().execute(async (trx) => {
    const now = clock.now()
    const { priceNanoUsd } = ledger.price({ kind: 'image', engine: painter, usage, now })
    if (!(await finishPortrait(trx, { id, worker, alt, provider, model, priceNanoUsd, finishedAt: now })))
      return undefined
    const former = (await findReplaced(trx, portrait)).map((row) => row.id)
    await deletePortraits(trx, former)
    await decideFigures(trx, storyId, figures)
    await ledger.charge(trx, { userId, storyId, messageId: null, kind: 'image', engine: painter, usage, now })
    return former
  })
  for (const each of replaced ?? []) await removePictureFiles(storage, each)
  // It was removed while it was painted; where another node has only been quicker, the files are the same.
  if (!replaced && !(await findPortrait(db, id))) await removePictureFiles(storage, id)
}
