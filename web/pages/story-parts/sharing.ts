import { ShareButton } from '#web/features/sharing/share-button.tsx'
import type { StoryPart } from '../story-part.ts'

export const storyPart: StoryPart = { rank: 4, Action: ShareButton }
