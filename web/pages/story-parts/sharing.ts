import { ShareButton } from '#web/features/sharing/share-button.tsx'
import { late } from '#web/ui/late.tsx'
import type { StoryPart } from '../story-part.ts'

const Panel = late(async () => (await import('#web/features/sharing/lineage-panel.tsx')).LineagePanel)

export const storyPart: StoryPart = { rank: 4, Action: ShareButton, Panel }
