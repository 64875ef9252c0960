import { SlidersHorizontal } from 'lucide-react'
import { DrawerButton } from '#web/ui/drawer-button.tsx'
import { storyParts, type StoryActionProps } from './story-part.ts'

/** The third button of the story's bottom bar and the drawer it opens. */
export const StoryExperience = (props: Pick<StoryActionProps, 'storyId' | 'lastMessageId'>) => (
  <DrawerButton title="Story Experience" Icon={SlidersHorizontal}>
    {() => storyParts.map(({ rank, Panel }) => Panel && <Panel key={rank} {...props} />)}
  </DrawerButton>
)
