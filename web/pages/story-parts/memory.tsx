import { MemoryButton } from '#web/features/memory/memory-button.tsx'
import { late } from '#web/ui/late.tsx'
import type { StoryActionProps, StoryPart } from '../story-part.ts'

const Portraits = late(async () => (await import('#web/features/scenes/portraits.tsx')).Portraits)

const Memory = (props: StoryActionProps) => (
  <MemoryButton {...props} portraits={<Portraits storyId={props.storyId} />} />
)

export const storyPart: StoryPart = { rank: 5, Action: Memory }
