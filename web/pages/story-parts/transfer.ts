import { ExportPanel } from '#web/features/transfer/export-panel.tsx'
import type { StoryPart } from '../story-part.ts'

export const storyPart: StoryPart = { rank: 6, Panel: ExportPanel }
