import type { GivenMemory } from '#server/engines/narrator/remembered.ts'
import type { Connection } from '#server/platform/db/schema.ts'

/** The last of these messages of which it is known what they were given; null where it is of none. */
export async function findLastGiven(db: Connection, messageIds: readonly number[]): Promise<number | null> {
  if (messageIds.length === 0) return null
  const row = await db
    .selectFrom('toldWith')
    .select('messageId')
    .where('messageId', 'in', messageIds)
    .orderBy('messageId', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.messageId ?? null
}

/** Finds the memory that a reply of the reader's own story was given, with what the call cost; undefined for any other message. */
export async function findGiven(
  db: Connection,
  { userId, storyId, messageId }: { userId: number; storyId: string; messageId: number },
): Promise<{ given: GivenMemory; priceNanoUsd: number | null } | undefined> {
  const row = await db
    .selectFrom('toldWith')
    .innerJoin('messages', 'messages.id', 'toldWith.messageId')
    .innerJoin('stories', 'stories.id', 'messages.storyId')
    .leftJoin('usage', (join) =>
      join.onRef('usage.messageId', '=', 'toldWith.messageId').on('usage.kind', '=', 'text'),
    )
    .select(['given', 'usage.priceNanoUsd'])
    .where('toldWith.messageId', '=', messageId)
    .where('messages.storyId', '=', storyId)
    .where('stories.userId', '=', userId)
    .executeTakeFirst()
  return row && { given: JSON.parse(row.given) as GivenMemory, priceNanoUsd: row.priceNanoUsd }
}
