import type { KeptFigure } from '#server/engines/painter/painter.ts'
import type { Connection } from '#server/platform/db/schema.ts'

/** Figures of a story's people, as its first pictures decided them. */
export const findFigures = (db: Connection, storyId: string): Promise<KeptFigure[]> =>
  db.selectFrom('figures').select(['key', 'looks']).where('storyId', '=', storyId).orderBy('key').execute()

const rowsOf = (storyId: string, figures: readonly KeptFigure[]) =>
  figures.map(({ key, looks }) => ({ storyId, key, looks }))

/** Keeps figures of people who have none yet: whoever was drawn first decides. */
export async function keepFigures(
  db: Connection,
  storyId: string,
  figures: readonly KeptFigure[],
): Promise<void> {
  if (figures.length === 0) return
  await db
    .insertInto('figures')
    .values(rowsOf(storyId, figures))
    .onConflict((conflict) => conflict.columns(['storyId', 'key']).doNothing())
    .execute()
}

/** Keeps figures in the place of those that are there: the reader has said how somebody looks. */
export async function decideFigures(
  db: Connection,
  storyId: string,
  figures: readonly KeptFigure[],
): Promise<void> {
  if (figures.length === 0) return
  await db
    .insertInto('figures')
    .values(rowsOf(storyId, figures))
    .onConflict((conflict) =>
      conflict.columns(['storyId', 'key']).doUpdateSet(({ ref }) => ({ looks: ref('excluded.looks') })),
    )
    .execute()
}
