import type { GenreMix } from '#contract/genres.ts'
import type { PainterInput } from '#server/engines/painter/painter.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import { readRemembered } from '../memory/remembered-entries.ts'
import { findPathOf, requireStory } from '../stories/story-access.ts'
import { findFigures } from './figures.queries.ts'

/** Messages above the moment that a painter is handed, to know the people by. */
const EARLIER_MESSAGES = 12

/** The scene of a reply in words. Throws `story_not_found`. */
export async function readPainterInput(
  db: Connection,
  { userId, storyId, messageId }: { userId: number; storyId: string; messageId: number },
): Promise<PainterInput> {
  const story = await requireStory(db, userId, storyId)
  const path = await findPathOf(db, userId, messageId, EARLIER_MESSAGES)
  const replies = path
    .filter(({ role, content }) => role === 'assistant' && content !== '')
    .map(({ content }) => content)
  const [memory, figures] = await Promise.all([
    readRemembered(db, storyId, messageId),
    findFigures(db, storyId),
  ])
  return {
    seed: `${storyId}:${messageId}`,
    moment: replies.at(-1) ?? '',
    premise: story.premise,
    earlier: replies.slice(0, -1),
    ...(memory.length > 0 && { memory }),
    ...(figures.length > 0 && { figures }),
    ...(story.genreMix !== null && { genreMix: JSON.parse(story.genreMix) as GenreMix }),
    contentRating: story.contentRating,
  }
}
