import { nanoid } from 'nanoid'
import type { ImportPreview } from '#contract/transfer.ts'
import { renderPicture } from '#server/engines/painter/check-picture.ts'
import { pictureKey, removePictureFiles } from '#server/features/scenes/picture-files.ts'
import { storeTree, type ImportedStory } from '#server/features/stories/story-access.ts'
import { AppError } from '#server/platform/app-error.ts'
import { isUniqueViolation } from '#server/platform/db/unique-violation.ts'
import { storeDocumentMemory } from './formats/json/store-document-memory.ts'
import { readStoryJson } from './formats/json/read-story-json.ts'
import type { StoryDocument } from './formats/json/story-document.ts'
import type { TransferContext } from './transfer-context.ts'

/** Reads a file and returns what would come in from it. Throws `file_unreadable`. */
export function previewImport(bytes: Uint8Array): ImportPreview {
  const { title, scenario, messages, memory } = readStoryJson(bytes)
  const hasRecord = messages.some(({ narratorMemory }) => narratorMemory !== undefined)
  return {
    title,
    scenario,
    messages: messages.length,
    pictures: messages.filter(({ picture }) => picture).length,
    facts: memory.facts.length,
    // NOTE: the narrator trusts its own record, so one that comes from elsewhere can't be taken for it.
    leftOut: hasRecord ? ['The narrator’s own record of the story'] : [],
  }
}

/** Makes a story of a file for a reader; returns its id. A file that is refused leaves nothing. Throws `file_unreadable`. */
export async function importStory(
  context: TransferContext,
  { userId, bytes }: { userId: number; bytes: Uint8Array },
): Promise<string> {
  const { db, clock, storage } = context
  const document = readStoryJson(bytes)
  const pictures: StoredPicture[] = []
  try {
    for (const [at, { picture }] of document.messages.entries())
      if (picture) pictures.push(await storePicture(context, { ...picture, messageAt: at }))
    return await db.transaction().execute(async (trx) => {
      const now = clock.now()
      const { storyId, messageIds } = await storeTree(trx, { userId, tree: treeOf(document), now })
      await storeDocumentMemory(trx, { storyId, memory: document.memory, messageIds, now })
      for (const { id, alt, messageAt } of pictures) {
        const messageId = messageIds[messageAt]!
        const picture = { id, alt, messageId, storyId, userId, status: 'painted' as const }
        await trx
          .insertInto('pictures')
          .values({ ...picture, requestedAt: now, finishedAt: now })
          .execute()
      }
      return storyId
    })
  } catch (error) {
    for (const { id } of pictures) await removePictureFiles(storage, id)
    if (isUniqueViolation(error)) throw new AppError('file_unreadable', { cause: error })
    throw error
  }
}

interface StoredPicture {
  id: string
  alt: string
  messageAt: number
}

/** Stores a picture that can be decoded: as it came where it is of our kind, so that it stays the same, else anew. */
async function storePicture(
  { storage }: TransferContext,
  { alt, webp, messageAt }: { alt: string; webp: string; messageAt: number },
): Promise<StoredPicture> {
  const id = nanoid()
  const bytes = Buffer.from(webp, 'base64')
  const { narrower, ...whole } = await renderPicture(bytes).catch((error: unknown) => {
    throw new AppError('file_unreadable', { text: 'A picture in this file can’t be read', cause: error })
  })
  for (const each of narrower) await storage.put(pictureKey(id, each.width), each.webp, 'image/webp')
  // NOTE: loaded with the first picture, so that a server that takes none does not hold the image library.
  const { default: sharp } = await import('sharp')
  const { format, width, height, pages = 1 } = await sharp(bytes).metadata()
  const isOurs = format === 'webp' && width === whole.width && height === whole.height && pages === 1
  await storage.put(pictureKey(id, 'whole'), isOurs ? bytes : whole.webp, 'image/webp')
  return { id, alt, messageAt }
}

const treeOf = (document: StoryDocument): ImportedStory => ({
  premise: document.scenario,
  title: document.title,
  genreMix: document.genreMix,
  contentRating: document.contentRating,
  createdAt: Date.parse(document.createdAt),
  headAt: document.head - 1,
  messages: document.messages.map(
    ({ parent, role, text, createdAt, status, isCut, standIn, suggestions }) => ({
      parentAt: parent === null ? null : parent - 1,
      role,
      content: text,
      createdAt: Date.parse(createdAt),
      status: status ?? 'done',
      isCut: isCut ?? false,
      standIn: standIn ?? null,
      suggestions: suggestions ?? null,
    }),
  ),
})
