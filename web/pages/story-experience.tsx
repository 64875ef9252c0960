import { SlidersHorizontal } from 'lucide-react'
import { AdSettingsPanel } from '#web/features/ads/ad-settings-panel.tsx'
import { NarratorVoice } from '#web/features/speech/narrator-voice.tsx'
import type { Narrating } from '#web/features/speech/use-narration.ts'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'

/** The third button of the story's bottom bar and the drawer it opens. */
export function StoryExperience({ narrating }: { narrating: Narrating }) {
  const trigger = (
    <Button variant="quiet" isIcon aria-label="Story Experience" title="Story Experience">
      <SlidersHorizontal aria-hidden="true" className="size-5" />
    </Button>
  )
  return (
    <Drawer title="Story Experience" trigger={trigger}>
      <NarratorVoice narrating={narrating} />
      <AdSettingsPanel />
    </Drawer>
  )
}
