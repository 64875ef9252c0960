import type { TreeNode } from '#contract/versions.ts'
import { toIso } from '#server/ground/clock.ts'
import type { Connection } from '#server/platform/db/schema.ts'

/** Replaces the words of a message and notes which message has its old ones, and until when they held. */
export async function replaceWords(
  db: Connection,
  {
    messageId,
    formerId,
    content,
    now,
  }: { messageId: number; formerId: number; content: string; now: number },
): Promise<void> {
  await db
    .updateTable('messages')
    .set({ formerOf: messageId, formerUntil: now })
    .where('id', '=', formerId)
    .execute()
  await db.updateTable('messages').set({ content, isCut: 0 }).where('id', '=', messageId).execute()
}

/** A version in the reader's words goes on from the same narrator's memory and offers the same next actions. */
export async function copyNarratorMarks(db: Connection, fromId: number, toId: number): Promise<void> {
  await db
    .updateTable('messages')
    .set((e) => {
      const of = (column: 'memory' | 'suggestions') =>
        e.selectFrom('messages as old').select(`old.${column}`).where('old.id', '=', fromId)
      return { memory: of('memory'), suggestions: of('suggestions') }
    })
    .where('id', '=', toId)
    .execute()
}

export async function saveName(db: Connection, messageId: number, name: string): Promise<void> {
  await db
    .updateTable('messages')
    .set({ name: name || null })
    .where('id', '=', messageId)
    .execute()
}

/** False where the reader has no such story. */
export async function saveNote(
  db: Connection,
  { userId, storyId, text }: { userId: number; storyId: string; text: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('stories')
    .set({ note: text || null })
    .where('id', '=', storyId)
    .where('userId', '=', userId)
    .where('binnedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

const EXCERPT_LENGTH = 120

/** Every message of a story with the one above it, oldest first. */
export async function findTree(db: Connection, storyId: string): Promise<TreeNode[]> {
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'parentId', 'role', 'createdAt', 'name', 'formerOf'])
    .select((e) => [
      e.fn<string>('substr', ['content', e.lit(1), e.lit(EXCERPT_LENGTH + 1)]).as('beginning'),
      e
        .exists(
          e.selectFrom('bookmarks').select('bookmarks.id').whereRef('lastMessageId', '=', 'messages.id'),
        )
        .as('isBookmarked'),
      e
        .exists(
          e
            .selectFrom('shares')
            .select('shares.id')
            .whereRef('shares.headId', '=', 'messages.id')
            .where('stoppedAt', 'is', null),
        )
        .as('isShared'),
    ])
    .where('storyId', '=', storyId)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    messageId: row.id,
    parentId: row.parentId,
    role: row.role,
    excerpt: excerptOf(row.beginning),
    createdAt: toIso(row.createdAt),
    ...(row.name !== null && { name: row.name }),
    ...(row.formerOf !== null && { correctedId: row.formerOf }),
    ...(row.isBookmarked && { isBookmarked: true }),
    ...(row.isShared && { isShared: true }),
  }))
}

const excerptOf = (text: string): string => {
  const line = text.toWellFormed().replaceAll(/\s+/g, ' ').trim()
  return text.length > EXCERPT_LENGTH ? `${line.slice(0, EXCERPT_LENGTH).trimEnd()}…` : line
}
