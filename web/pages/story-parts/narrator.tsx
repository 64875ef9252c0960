import { useParams } from 'wouter'
import { StorytellerLine } from '#web/features/site/storyteller-line.tsx'
import { storySnapshot } from '#web/features/stories/store/snapshot.ts'
import { late } from '#web/ui/late.tsx'
import type { StoryPart } from '../story-part.ts'

const StoryNarrator = late(
  async () => (await import('#web/features/connections/story-narrator.tsx')).StoryNarrator,
)

function NarratorPanel() {
  const { id } = useParams<{ id?: string }>()
  const storyId = id ?? storySnapshot.read()?.storyId
  return storyId === undefined ? null : <StoryNarrator storyId={storyId} />
}

/** Who tells the story: said below its opening, chosen in the drawer. */
export const storyPart: StoryPart = {
  rank: 0,
  Panel: NarratorPanel,
  BelowMessage: ({ message }) => (message.isInitialMessage ? <StorytellerLine /> : null),
}
