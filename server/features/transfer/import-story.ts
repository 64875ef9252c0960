import type { ImportPreview } from '#contract/importing.ts'
import { keepPreset } from '#server/features/presets/keep-preset.ts'
import { removePictureFiles } from '#server/features/scenes/picture-files.ts'
import { storeTree, type ImportedStory } from '#server/features/stories/story-access.ts'
import { AppError } from '#server/platform/app-error.ts'
import { isUniqueViolation } from '#server/platform/db/unique-violation.ts'
import { findPreferencesOf } from '#server/platform/preferences.queries.ts'
import { storeDocumentMemory } from './formats/json/store-document-memory.ts'
import type { StoryDocument } from './formats/json/story-document.ts'
import type { StoryFile } from './formats/read-story-file.ts'
import { readImportFile } from './read-import-file.ts'
import { storePicture, storePortraits, type StoredPortrait } from './store-pictures.ts'
import type { TransferContext } from './transfer-context.ts'

/** Reads a file and returns what would come in from it. Throws `file_unreadable`. */
export async function previewImport(file: StoryFile): Promise<ImportPreview> {
  const { format, document, preset, namesPlayer, leftOut } = await readImportFile(file)
  const { title, scenario, messages, memory, note, portraits = [] } = document
  return {
    format,
    title,
    scenario,
    messages: messages.filter(({ text }) => text !== '').length,
    pictures: messages.filter(({ picture }) => picture).length + portraits.length,
    entries: memory.entries.length,
    facts: memory.facts.length,
    note: note ?? null,
    namesPlayer,
    isUntold: !preset && untoldOpeningOf(document) !== undefined,
    leftOut,
  }
}

/** Makes a story of a file for a reader, or keeps the scenario that it holds. A file that is refused leaves nothing. Throws `file_unreadable`, `too_many_presets`. */
export async function importStory(
  context: TransferContext,
  userId: number,
  file: StoryFile,
): Promise<{ storyId: string; untoldMessageId?: number } | { presetId: number }> {
  const { db, clock, storage } = context
  const { format, document, preset } = await readImportFile(file)
  if (preset) return { presetId: (await keepPreset(context, userId, preset)).presetId }
  if (format !== 'story') document.contentRating = (await findPreferencesOf(db, userId)).contentRating
  const pictures: StoredPicture[] = []
  const portraits: StoredPortrait[] = []
  try {
    for (const [at, { picture }] of document.messages.entries())
      if (picture)
        pictures.push({
          id: await storePicture(context, picture.webp, 'scene'),
          alt: picture.alt,
          messageAt: at,
        })
    for (const { webp, ...portrait } of document.portraits ?? [])
      portraits.push({ ...portrait, id: await storePicture(context, webp, 'portrait') })
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
      await storePortraits(trx, portraits, { userId, storyId, messageIds, now })
      const untold = untoldOpeningOf(document)
      return { storyId, ...(untold !== undefined && { untoldMessageId: messageIds[untold]! }) }
    })
  } catch (error) {
    for (const { id } of [...pictures, ...portraits]) await removePictureFiles(storage, id)
    if (isUniqueViolation(error)) throw new AppError('file_unreadable', { cause: error })
    throw error
  }
}

/** The place of the opening that stands alone and is still to be told; undefined where all is told. */
function untoldOpeningOf({ messages }: StoryDocument): number | undefined {
  return messages.length === 1 && messages[0]!.text === '' ? 0 : undefined
}

interface StoredPicture {
  id: string
  alt: string
  messageAt: number
}

const treeOf = (document: StoryDocument): ImportedStory => ({
  premise: document.scenario,
  title: document.title,
  genreMix: document.genreMix,
  contentRating: document.contentRating,
  note: document.note ?? null,
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
