import { late } from '#web/ui/late.tsx'
import type { StoryPart } from '../story-part.ts'

const Panel = late(async () => (await import('#web/features/transfer/export-panel.tsx')).ExportPanel)

export const storyPart: StoryPart = { rank: 6, Panel }
