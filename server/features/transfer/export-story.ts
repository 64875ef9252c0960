import type { ExportFormatName } from '#contract/transfer.ts'
import { requireSettledHead, requireStory } from '#server/features/stories/story-access.ts'
import { plainLine, shorten } from '#server/ground/plain-text.ts'
import { readBook, type Book } from './book.ts'
import { writeEpub } from './formats/epub/write-epub.ts'
import { writeHtml } from './formats/write-html.ts'
import { writeMarkdown } from './formats/write-markdown.ts'
import { writeStoryJson } from './formats/json/write-story-json.ts'
import type { TransferContext } from './transfer-context.ts'

interface Export {
  userId: number
  storyId: string
  format: ExportFormatName
  turns: 'with' | 'without'
  branch: 'played' | 'all'
}

type Pieces = AsyncIterable<string | Uint8Array>

const bookWriters: Record<Exclude<ExportFormatName, 'json'>, (book: Book) => Pieces> = {
  epub: writeEpub,
  html: writeHtml,
  markdown: writeMarkdown,
}

const TITLE_LENGTH = 100

/**
 * The reader's own story as a file, piece by piece, and its title. Throws `story_not_found`, `nothing_told`; the pieces
 * throw what the database or the store throws.
 */
export async function exportStory(
  context: TransferContext,
  { userId, storyId, format, turns, branch }: Export,
): Promise<{ title: string; pieces: Pieces }> {
  const story = await requireStory(context.db, userId, storyId)
  const headId = await requireSettledHead(context.db, story)
  const title = shorten(plainLine(story.givenTitle ?? story.title ?? story.premise), TITLE_LENGTH)
  if (format === 'json') {
    return {
      title,
      pieces: writeStoryJson(context, { userId, storyId, ...(branch === 'played' && { headId }) }),
    }
  }
  const book = await readBook(context, {
    storyId,
    title,
    premise: story.premise,
    headId,
    hasTurns: turns === 'with',
  })
  return { title, pieces: bookWriters[format](book) }
}
