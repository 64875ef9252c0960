import { useEffect, type ReactNode } from 'react'
import { late } from '#web/ui/late.tsx'
import type { StoryPart } from '../story-part.ts'

const typePanel = () => import('#web/features/reading/type-panel.tsx')
const Panel = late(async () => (await typePanel()).TypePanel)

/** The page is set as its reader has it on their other devices; where that cannot be fetched, as it is here. */
function TypeOfReader({ children }: { children: ReactNode }) {
  useEffect(() => {
    typePanel().then(
      ({ syncType }) => syncType(),
      () => undefined,
    )
  }, [])
  return children
}

export const storyPart: StoryPart = { rank: 7, Around: TypeOfReader, Panel }
