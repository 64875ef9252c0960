import { SlidersHorizontal } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { storyParts } from './story-part.ts'

/** The third button of the story's bottom bar and the drawer it opens. */
export function StoryExperience() {
  const trigger = (
    <Button variant="quiet" isIcon aria-label="Story Experience" title="Story Experience">
      <SlidersHorizontal aria-hidden="true" className="size-5" />
    </Button>
  )
  return (
    <Drawer title="Story Experience" trigger={trigger}>
      {storyParts.map(({ rank, Panel }) => Panel && <Panel key={rank} />)}
    </Drawer>
  )
}
