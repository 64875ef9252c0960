import type { KeptFigure } from '#server/engines/painter/painter.ts'
import type { Connection } from '#server/platform/db/schema.ts'

/** Figures of a story's people, as its first pictures decided them. */
export const findFigures = (db: Connection, storyId: string): Promise<KeptFigure[]> =>
  db.selectFrom('figures').select(['key', 'looks']).where('storyId', '=', storyId).orderBy('key').execute()

/** Keeps figures of people who have none yet: whoever was drawn first decides. */
export async function keepFigures(
  db: Connection,
  storyId: string,
  figures: readonly KeptFigure[],
): Promise<void> {
  if (figures.length === 0) return
  await db
    .insertInto('figures')
    .values(figures.map(({ key, looks }) => ({ storyId, key, looks })))
    .onConflict((conflict) => conflict.columns(['storyId', 'key']).doNothing())
    .execute()
}
