import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pictureWidths } from '#contract/picture-addresses.ts'
import { pictureKey } from '#server/features/scenes/picture-files.ts'
import { openDatabase } from '#server/platform/db/open-db.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import { openStorage } from '#server/platform/storage/open-storage.ts'

export interface LongStory {
  storyId: string
  /** Of all its messages, oldest first. */
  messageIds: number[]
}

const PICTURE_FILE = resolve(import.meta.dirname, '../web/assets/presets/space-explorer-640.webp')

const SENTENCES = [
  'The lamp swings over the table and the map, and for a while nobody speaks.',
  'Beyond the shutters the river goes on with its business.',
  '"You were told to come *alone*," says the ferryman, without turning his head.',
  'Somewhere below a door that should be shut is not, and the draught that comes up the stairs smells of wet rope, of tar, and of the cold iron of a key that has been in somebody’s hand for too long.',
  'You count the steps.',
  'There are **nineteen** of them, as there were yesterday, and the last one gives under your weight as it did when you were a child and knew the house only by its sounds.',
]
const ACTIONS = ['I look behind the shutters', 'I ask the ferryman who sent him, and keep my hand on the key']

/**
 * Writes a story of `count` messages into the data folder of a server, for one of its readers; the server may run.
 * Every `pictureEvery` messages one has a picture; the opening is the first.
 */
export async function writeLongStory(
  dataDir: string,
  userId: number,
  count: number,
  pictureEvery = 20,
): Promise<LongStory> {
  const settings = { dataDir, databasePoolSize: 1, secrets: {} }
  const { db } = await openDatabase(settings)
  const storyId = `long-${userId}-${count}`.padEnd(21, '-')
  const messageIds: number[] = []
  await db.transaction().execute(async (trx) => {
    const now = Date.now()
    const story = { id: storyId, userId, premise: 'A river town at night', genreMix: null }
    await trx
      .insertInto('stories')
      .values({ ...story, contentRating: 'general', createdAt: now, updatedAt: now })
      .execute()
    while (messageIds.length < count) messageIds.push(await writeMessage(trx, storyId, messageIds, now))
    await trx
      .updateTable('stories')
      .set({ headId: messageIds.at(-1) })
      .where('id', '=', storyId)
      .execute()
  })
  const storage = await openStorage(settings)
  const picture = await readFile(PICTURE_FILE)
  for (let depth = 0; depth < count; depth += pictureEvery) {
    const id = `picture-${storyId}-${depth}`.padEnd(21, '-')
    await db
      .insertInto('pictures')
      .values({
        id,
        messageId: messageIds[depth]!,
        storyId,
        userId,
        status: 'painted',
        alt: 'A river town under two lamps',
        requestedAt: Date.now(),
      })
      .execute()
    for (const width of [...pictureWidths, 'whole' as const]) {
      await storage.put(pictureKey(id, width), picture, 'image/webp')
    }
  }
  await db.destroy()
  return { storyId, messageIds }
}

async function writeMessage(db: Connection, storyId: string, before: number[], now: number): Promise<number> {
  const depth = before.length
  const isReply = depth % 2 === 0
  const { id } = await db
    .insertInto('messages')
    .values({
      storyId,
      parentId: before.at(-1) ?? null,
      depth,
      turn: (depth + 1) >> 1,
      role: isReply ? 'assistant' : 'user',
      content: isReply ? replyAt(depth) : ACTIONS[(depth >> 1) % ACTIONS.length]!,
      clientId: null,
      createdAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A reply of 80 to 200 words in two or three paragraphs; it begins with its place in the story. */
function replyAt(depth: number): string {
  const wordsAtLeast = 80 + ((depth * 37) % 100)
  const paragraphs: string[][] = [[`Page ${depth}.`]]
  for (let words = 2, at = depth; words < wordsAtLeast; at += 1) {
    const sentence = SENTENCES[at % SENTENCES.length]!
    const paragraph = paragraphs.at(-1)!
    if (paragraph.length < 4) paragraph.push(sentence)
    else paragraphs.push([sentence])
    words += sentence.split(' ').length
  }
  return paragraphs.map((sentences) => sentences.join(' ')).join('\n\n')
}
