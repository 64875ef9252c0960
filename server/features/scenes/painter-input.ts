import type { GenreMix } from '#contract/genres.ts'
import type { PainterInput } from '#server/engines/painter/painter.ts'
import { readRemembered } from '../memory/remembered-entries.ts'
import { findPathOf, requireStory } from '../stories/story-access.ts'
import { findFigures } from './figures.queries.ts'
import { readReferences } from './references.ts'
import type { PaintingsContext } from './scenes-context.ts'

/** Messages above the moment that a painter is handed, to know the people by. */
const EARLIER_MESSAGES = 12

/** Messages above the moment whose pictures still show the people as they are. */
const EARLIER_OF_PICTURES = 40

/** The scene of a reply in words, with pictures of what was told above it as references. Throws `story_not_found`. */
export async function readPainterInput(
  { db, storage }: Pick<PaintingsContext, 'db' | 'storage'>,
  { userId, storyId, messageId }: { userId: number; storyId: string; messageId: number },
  mostReferences = 0,
): Promise<PainterInput> {
  const story = await requireStory(db, userId, storyId)
  const path = await findPathOf(db, userId, messageId, EARLIER_OF_PICTURES)
  const replies = path
    .slice(-EARLIER_MESSAGES)
    .filter(({ role, content }) => role === 'assistant' && content !== '')
    .map(({ content }) => content)
  const above = path.filter(({ id }) => id !== messageId)
  const [memory, figures, references] = await Promise.all([
    readRemembered(db, storyId, messageId),
    findFigures(db, storyId),
    readReferences(
      { db, storage },
      { storyId, messageId, moment: replies.at(-1) ?? '', above },
      mostReferences,
    ),
  ])
  return {
    seed: `${storyId}:${messageId}`,
    moment: replies.at(-1) ?? '',
    premise: story.premise,
    earlier: replies.slice(0, -1),
    ...(memory.length > 0 && { memory }),
    ...(figures.length > 0 && { figures }),
    ...(references.length > 0 && { references }),
    ...(story.genreMix !== null && { genreMix: JSON.parse(story.genreMix) as GenreMix }),
    contentRating: story.contentRating,
  }
}
