import { toIso } from '#server/ground/clock.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import type { UserData } from '#server/platform/user-data.ts'

/** A reader's stories for the download of their account: each whole, with every branch. */
export const storyData: UserData = {
  name: 'stories',
  async *collect(db, userId) {
    const stories = await db
      .selectFrom('stories')
      .select([
        'id',
        'title',
        'premise',
        'genre_mix',
        'content_rating',
        'head_id',
        'created_at',
        'updated_at',
      ])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute()
    for (const story of stories)
      yield {
        id: story.id,
        title: story.title,
        premise: story.premise,
        genreMix: story.genre_mix === null ? null : (JSON.parse(story.genre_mix) as object),
        contentRating: story.content_rating,
        lastMessageId: story.head_id,
        createdAt: toIso(story.created_at),
        updatedAt: toIso(story.updated_at),
        messages: await findMessages(db, story.id),
      }
  },
}

async function findMessages(db: Connection, storyId: string): Promise<object[]> {
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'parent_id', 'role', 'content', 'created_at'])
    .where('story_id', '=', storyId)
    .orderBy('id')
    .execute()
  return rows.map(({ id, parent_id, role, content, created_at }) => ({
    messageId: id,
    parentMessageId: parent_id,
    role,
    content,
    createdAt: toIso(created_at),
  }))
}
