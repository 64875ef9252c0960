import type { KeptPlace, Place } from '#contract/place.ts'
import { toIso } from '#server/ground/clock.ts'
import type { Connection } from '#server/platform/db/schema.ts'

interface PlaceColumns {
  placeMessageId: number | null
  placeAt: number | null
  placeKeptAt: number | null
}

/** Keeps where a reader is in a story of theirs; null: at its end. Returns whether there is such a story and message. */
export async function storePlace(
  db: Connection,
  { userId, storyId, place, now }: { userId: number; storyId: string; place: Place | null; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('stories')
    .set({ placeMessageId: place?.messageId ?? null, placeAt: place?.at ?? null, placeKeptAt: now })
    .where('id', '=', storyId)
    .where('userId', '=', userId)
    .where('binnedAt', 'is', null)
    .$if(place !== null, (update) =>
      update.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('messages')
            .select('messages.id')
            .whereRef('messages.storyId', '=', 'stories.id')
            .where('messages.id', '=', place!.messageId),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** The place as the contract has it; undefined while none was kept. */
export function keptPlaceOf({ placeMessageId, placeAt, placeKeptAt }: PlaceColumns): KeptPlace | undefined {
  if (placeKeptAt === null) return undefined
  const place = placeMessageId === null ? null : { messageId: placeMessageId, at: placeAt ?? undefined }
  return { place, keptAt: toIso(placeKeptAt) }
}
