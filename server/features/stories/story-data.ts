import { toIso } from '#server/ground/clock.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import type { UserData } from '#server/platform/user-data.ts'
import { shownTitleOf } from './stories.queries.ts'

/** A reader's stories for the download of their account: each whole, with every branch. */
export const storyData: UserData = {
  name: 'stories',
  async *collect(db, userId) {
    const stories = await db
      .selectFrom('stories')
      .select([
        'id',
        'givenTitle',
        'title',
        'premise',
        'genreMix',
        'contentRating',
        'headId',
        'note',
        'createdAt',
        'updatedAt',
        'archivedAt',
        'binnedAt',
      ])
      .where('userId', '=', userId)
      .orderBy('createdAt')
      .execute()
    for (const story of stories)
      yield {
        id: story.id,
        title: shownTitleOf(story),
        premise: story.premise,
        genreMix: story.genreMix === null ? null : (JSON.parse(story.genreMix) as object),
        contentRating: story.contentRating,
        lastMessageId: story.headId,
        note: story.note,
        isArchived: story.archivedAt !== null,
        isInBin: story.binnedAt !== null,
        createdAt: toIso(story.createdAt),
        updatedAt: toIso(story.updatedAt),
        messages: await findMessages(db, story.id),
      }
  },
}

async function findMessages(db: Connection, storyId: string): Promise<object[]> {
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'parentId', 'role', 'kind', 'content', 'name', 'formerOf', 'createdAt'])
    .where('storyId', '=', storyId)
    .orderBy('id')
    .execute()
  return rows.map(({ id, parentId, role, kind, content, name, formerOf, createdAt }) => ({
    messageId: id,
    parentMessageId: parentId,
    role,
    ...(kind !== null && { kind }),
    content,
    ...(name !== null && { name }),
    ...(formerOf !== null && { correctedMessageId: formerOf }),
    createdAt: toIso(createdAt),
  }))
}
