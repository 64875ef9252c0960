import type { Connection } from '#server/platform/db/schema.ts'

/** A story as whoever keeps its memory needs it; the job names it, no reader does. */
export const findKeptStory = (db: Connection, storyId: string) =>
  db
    .selectFrom('stories')
    .select(['id', 'userId', 'headId', 'contentRating', 'connectionId'])
    .where('id', '=', storyId)
    .executeTakeFirst()
export type KeptStory = NonNullable<Awaited<ReturnType<typeof findKeptStory>>>
