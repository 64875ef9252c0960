import type { MarkupProgram, WrittenPage } from '#contract/markup.ts'
import type { SharingContext } from './sharing-context.ts'
import type { PublishedStory } from './sharing.queries.ts'
import { readPublishedStory } from './read-shared.ts'

/** A longer story is fetched by its page: writing it would hold up everyone else for longer than a frame. */
const MOST_CHARACTERS = 60_000

interface Writing extends Pick<SharingContext, 'db' | 'log'> {
  markupProgram: () => Promise<MarkupProgram | undefined>
}

/** The story as markup that is read before any script runs; undefined where the page has to fetch it. */
export async function writeShared(
  { db, log, markupProgram }: Writing,
  share: PublishedStory,
): Promise<WrittenPage | undefined> {
  const program = await markupProgram()
  if (!program) return undefined
  const story = await readPublishedStory(db, share)
  const length = story.messages.reduce((sum, { content }) => sum + content.length, 0)
  if (length > MOST_CHARACTERS) return undefined
  try {
    return await program.writeShared(share.id, story)
  } catch (error) {
    log.error({ err: error, shareId: share.id }, 'a shared story could not be written; its page fetches it')
    return undefined
  }
}
