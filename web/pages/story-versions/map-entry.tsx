import { MapDialog } from '#web/features/versions/map/map-dialog.tsx'
import { goTo } from '#web/features/versions/versions.api.ts'
import type { StoryInPlay } from '../story-part.ts'

/** The map, from where the story goes to any place of it. */
export function MapEntry({ story, onClose }: StoryInPlay & { onClose: () => void }) {
  const open = async (messageId: number) => {
    onClose()
    await story.move(goTo(messageId, { follow: false }))
  }
  return <MapDialog storyId={story.storyId} onOpen={(messageId) => void open(messageId)} onClose={onClose} />
}
