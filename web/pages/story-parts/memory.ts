import { MemoryButton } from '#web/features/memory/memory-button.tsx'
import type { StoryPart } from '../story-part.ts'

export const storyPart: StoryPart = { rank: 5, Action: MemoryButton }
