import { afterPage } from '#web/ui/late.tsx'
import type { StoryPart } from '../story-part.ts'

const TurnPrice = afterPage(async () => (await import('#web/features/budget/turn-price.tsx')).TurnPrice)

export const storyPart: StoryPart = { rank: 9, AtEnd: ({ story }) => <TurnPrice storyId={story.storyId} /> }
