import { hashOf } from '#server/platform/sessions/cookies.ts'
import { openDatabase } from '#server/platform/db/open-db.ts'
import type { Connection } from '#server/platform/db/schema.ts'

export interface Reader {
  userId: number
  cookie: string
  storyId: string
}

const FAR_AWAY = 365 * 86_400_000
const PARAGRAPH =
  'The lamp swings over the table and the map, and for a while nobody speaks. Beyond the shutters the river goes on with its business, and somewhere a door that should be shut is not. '

/** Fills a new data folder, or a new database, with signed-in readers, each with a story of `messages` messages. */
export async function seedReaders(
  dataDir: string,
  count: number,
  messages: number,
  databaseUrl?: string,
): Promise<Reader[]> {
  const { db } = await openDatabase({ dataDir, databasePoolSize: 2, secrets: { databaseUrl } })
  const readers: Reader[] = []
  await db.transaction().execute(async (trx) => {
    for (let n = 0; n < count; n++) readers.push(await seedReader(trx, n, messages))
  })
  await db.destroy()
  return readers
}

async function seedReader(db: Connection, n: number, messages: number): Promise<Reader> {
  const now = Date.now()
  const name = `reader${n}`
  const { id: userId } = await db
    .insertInto('users')
    .values({
      username: name,
      usernameKey: name,
      email: `${name}@example.org`,
      emailKey: `${name}@example.org`,
      passwordHash: '',
      isAdmin: 0,
      createdAt: now,
      lastActiveAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = `bench-token-${n}`
  await db
    .insertInto('sessions')
    .values({
      tokenHash: hashOf(token),
      userId,
      device: 'bench',
      createdAt: now,
      lastUsedAt: now,
      expiresAt: now + FAR_AWAY,
    })
    .execute()
  const storyId = `bench-story-${String(n).padStart(12, '0')}`
  await db
    .insertInto('stories')
    .values({
      id: storyId,
      userId,
      premise: 'A river town at night',
      genreMix: null,
      contentRating: 'general',
      createdAt: now,
      updatedAt: now,
    })
    .execute()
  let parent: number | null = null
  for (let depth = 0; depth < messages; depth++) {
    const role = depth % 2 === 0 ? 'assistant' : 'user'
    const content = role === 'assistant' ? PARAGRAPH.repeat(4) : 'I look behind the shutters'
    const row: { id: number } = await db
      .insertInto('messages')
      .values({
        storyId,
        parentId: parent,
        depth,
        turn: (depth + 1) >> 1,
        role,
        content,
        clientId: null,
        createdAt: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    parent = row.id
  }
  await db.updateTable('stories').set({ headId: parent }).where('id', '=', storyId).execute()
  return { userId, cookie: `session=${token}`, storyId }
}
