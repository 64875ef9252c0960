import { BookOpen } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { late } from '#web/ui/late.tsx'
import type { StoryPart } from '../story-part.ts'

const Panel = late(async () => (await import('#web/features/reading/type-panel.tsx')).TypePanel)

/** The page is set as its reader has it on their other devices; where that cannot be fetched, as it is here. */
function ForReaders({ children }: { children: ReactNode }) {
  useEffect(() => {
    const begun = import('#web/features/reading/begin-reading.ts').then(
      ({ beginReading }) => beginReading(),
      () => undefined,
    )
    return () => void begun.then((end) => end?.())
  }, [])
  return children
}

async function toggle(): Promise<void> {
  const { toggleReadingMode } = await import('#web/features/reading/reading-mode.ts')
  toggleReadingMode()
}

export const storyPart: StoryPart = {
  rank: 7,
  Around: ForReaders,
  Panel,
  menu: [{ rank: 8, label: 'Reading mode', Icon: BookOpen, run: () => void toggle() }],
}
