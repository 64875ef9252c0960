import type { Connection } from '#server/platform/db/schema.ts'

/** The queue is looked through as far as this; nobody is told a longer way. */
const MOST_COUNTED = 500

/** Returns how many pictures come before one that waits: the first of each reader before the second of any. */
export async function countAhead(db: Connection, pictureId: string): Promise<number> {
  const open = await db
    .selectFrom('pictures')
    .select(['id', 'userId'])
    .where('status', '=', 'painting')
    .orderBy('requestedAt')
    .limit(MOST_COUNTED)
    .execute()
  const placeOf = new Map<number, number>()
  const inTurn = open
    .map(({ id, userId }) => {
      const place = placeOf.get(userId) ?? 0
      placeOf.set(userId, place + 1)
      return { id, place }
    })
    .toSorted((one, other) => one.place - other.place)
  return Math.max(
    0,
    inTurn.findIndex(({ id }) => id === pictureId),
  )
}

/** Notes that somebody waits for a picture still. */
export const noteWaiting = (db: Connection, userId: number, pictureId: string, now: number) =>
  db
    .updateTable('pictures')
    .set({ waitedAt: now })
    .where('id', '=', pictureId)
    .where('userId', '=', userId)
    .where('status', '=', 'painting')
    .execute()

/** Forgets a picture that was asked for and is not painted; what a painter makes of it meanwhile is thrown away. */
export const cancelPicture = (db: Connection, userId: number, messageId: number) =>
  db
    .deleteFrom('pictures')
    .where('messageId', '=', messageId)
    .where('userId', '=', userId)
    .where('status', '=', 'painting')
    .execute()
