import { exportFormats, type ExportFormatName } from '#contract/transfer.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import { fileNameOf } from '#server/platform/http/attachment.ts'
import { exportStory } from './export-story.ts'
import { writeZip, type StreamedZipEntry } from './formats/write-zip.ts'
import type { TransferContext } from './transfer-context.ts'

interface LibraryExport {
  userId: number
  format: ExportFormatName
  turns: 'with' | 'without'
}

/**
 * All stories of a reader as files of one ZIP archive, piece by piece: JSON with every branch, the others with the path
 * that is played. Stories in the bin stay out, and those of which nothing is told. Throws `no_stories`.
 */
export async function exportLibrary(
  context: TransferContext,
  library: LibraryExport,
): Promise<AsyncIterable<Uint8Array>> {
  const ids = await findStoryIds(context.db, library.userId)
  if (ids.length === 0) throw new AppError('no_stories')
  return writeZip(storiesAsFiles(context, library, ids))
}

async function* storiesAsFiles(
  context: TransferContext,
  { userId, format, turns }: LibraryExport,
  ids: readonly string[],
): AsyncIterable<StreamedZipEntry> {
  const { extension } = exportFormats[format]
  const branch = format === 'json' ? 'all' : 'played'
  const used = new Map<string, number>()
  for (const storyId of ids) {
    const story = await exportStory(context, { userId, storyId, format, turns, branch }).catch(skipUntold)
    if (!story) continue
    const name = fileNameOf(story.title, extension)
    // Windows takes upper and lower case for the same.
    const key = name.toLowerCase()
    const times = (used.get(key) ?? 0) + 1
    used.set(key, times)
    const numbered = times === 1 ? name : fileNameOf(`${story.title} (${times})`, extension)
    yield { name: numbered, pieces: story.pieces }
  }
}

/** Undefined for a story without words, and for one that went while others were packed. */
function skipUntold(error: unknown): undefined {
  const isMissing = error instanceof AppError && ['nothing_told', 'story_not_found'].includes(error.code)
  if (!isMissing) throw error
}

/** Oldest first. */
async function findStoryIds(db: Connection, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('stories')
    .select('id')
    .where('userId', '=', userId)
    .where('binnedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
