import { late } from '#web/ui/late.tsx'
import type { StoryPart } from '../story-part.ts'

const Panel = late(
  async () => (await import('#web/features/scenarios/keep-scenario-panel.tsx')).KeepScenarioPanel,
)

export const storyPart: StoryPart = { rank: 7, Panel }
