import type { PlayerContext } from './player-context.ts'
import type { StoryChange, StoryState } from './story-state.ts'

/** Keeps the story in the browser after a change that is worth it. */
export function keepAfterChange(
  type: StoryChange['type'],
  story: { storyId: string; state: StoryState },
  { snapshot, keepCopy }: Pick<PlayerContext, 'snapshot' | 'keepCopy'>,
): void {
  if (lasting.has(type)) snapshot.write(story.storyId, story.state)
  if (whole.has(type) && !story.state.hasOlder) keepCopy(story.storyId, story.state)
}

/** Changes that the browser remembers at once; the pieces of a reply under way are the server's to keep. */
const lasting: ReadonlySet<StoryChange['type']> = new Set([
  'loaded',
  'older',
  'sent',
  'begun',
  'finished',
  'failed',
  'refused',
  'unsent',
])

/** Changes after which the story stands as the server has it. */
const whole: ReadonlySet<StoryChange['type']> = new Set(['loaded', 'older', 'finished', 'failed'])
