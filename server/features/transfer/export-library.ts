import { exportFormats, type ExportFormatName } from '#contract/transfer.ts'
import { readPresetFiles } from '#server/features/presets/preset-files.ts'
import { plainLine } from '#server/ground/plain-text.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import { fileNameOf } from '#server/platform/http/attachment.ts'
import { exportStory } from './export-story.ts'
import { writeZip, type StreamedZipEntry } from './formats/write-zip.ts'
import type { TransferContext } from './transfer-context.ts'

/** Bytes, before they are packed, after which no further story is begun: a ZIP archive ends at 4 GB. */
const ENOUGH_BYTES = 3_000_000_000
/** A ZIP archive has 65,535 files at most, of which the scenarios are some. */
const MOST_STORIES = 65_000

interface LibraryExport {
  userId: number
  format: ExportFormatName
  turns: 'with' | 'without'
  /** For a test, which has no 3 GB to pack. */
  enoughBytes?: number
}

/**
 * All stories of a reader as files of one ZIP archive, piece by piece: JSON with every branch and with the scenarios that
 * the reader keeps, the others with the path that is played. Stories in the bin stay out, and those of which nothing is
 * told. What an archive can't hold, a last file names. Throws `no_stories`.
 */
export async function exportLibrary(
  context: TransferContext,
  library: LibraryExport,
): Promise<AsyncIterable<Uint8Array>> {
  const stories = await findStoriesOf(context.db, library.userId)
  if (stories.length === 0) throw new AppError('no_stories')
  return writeZip(filesOfLibrary(context, library, stories))
}

async function* filesOfLibrary(
  context: TransferContext,
  { userId, format, turns, enoughBytes = ENOUGH_BYTES }: LibraryExport,
  stories: readonly LibraryStory[],
): AsyncIterable<StreamedZipEntry> {
  const nameFor = fileNames()
  if (format === 'json')
    for (const preset of await readPresetFiles(context.db, userId))
      yield { name: nameFor(preset.title, 'json', 'Scenarios/'), pieces: only(JSON.stringify(preset)) }

  const { extension } = exportFormats[format]
  const branch = format === 'json' ? 'all' : 'played'
  const size = { bytes: 0 }
  for (const [at, { id: storyId }] of stories.entries()) {
    if (size.bytes > enoughBytes || at === MOST_STORIES) {
      yield { name: 'Not in this archive.txt', pieces: only(leftOver(stories.slice(at))) }
      return
    }
    const story = await exportStory(context, { userId, storyId, format, turns, branch }).catch(skipUntold)
    if (story) yield { name: nameFor(story.title, extension), pieces: counted(story.pieces, size) }
  }
}

/** Names for files, none of them twice; Windows takes upper and lower case for the same. */
function fileNames(): (title: string, extension: string, folder?: string) => string {
  const used = new Map<string, number>()
  return (title, extension, folder = '') => {
    const name = folder + fileNameOf(title, extension)
    const times = (used.get(name.toLowerCase()) ?? 0) + 1
    used.set(name.toLowerCase(), times)
    return times === 1 ? name : folder + fileNameOf(`${title} (${times})`, extension)
  }
}

async function* only(text: string): AsyncIterable<string> {
  yield text
}

async function* counted<Piece extends string | Uint8Array>(
  pieces: AsyncIterable<Piece>,
  size: { bytes: number },
): AsyncIterable<Piece> {
  for await (const piece of pieces) {
    size.bytes += piece.length
    yield piece
  }
}

const leftOver = (stories: readonly LibraryStory[]): string =>
  [
    'An archive holds no more than this. These stories are not in it; take each along from its own page:',
    ...stories.map(({ givenTitle, title, premise }) => plainLine(givenTitle ?? title ?? premise)),
    '',
  ].join('\r\n')

/** Undefined for a story without words, and for one that went while others were packed. */
function skipUntold(error: unknown): undefined {
  const isMissing = error instanceof AppError && ['nothing_told', 'story_not_found'].includes(error.code)
  if (!isMissing) throw error
}

type LibraryStory = Awaited<ReturnType<typeof findStoriesOf>>[number]

/** Oldest first. */
const findStoriesOf = (db: Connection, userId: number) =>
  db
    .selectFrom('stories')
    .select(['id', 'givenTitle', 'title', 'premise'])
    .where('userId', '=', userId)
    .where('binnedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
