import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { storyParts, type StoryActionProps } from './story-part.ts'

/** The third button of the story's bottom bar and the drawer it opens. */
export function StoryExperience(props: Pick<StoryActionProps, 'storyId' | 'lastMessageId'>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        isIcon
        aria-label="Story Experience"
        title="Story Experience"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <SlidersHorizontal aria-hidden="true" className="size-5" />
      </Button>
      <Drawer isOpen={isOpen} onClose={() => setIsOpen(false)} title="Story Experience">
        {storyParts.map(({ rank, Panel }) => Panel && <Panel key={rank} {...props} />)}
      </Drawer>
    </>
  )
}
