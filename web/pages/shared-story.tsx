import { useParams } from 'wouter'
import { SharedScreen } from '#web/features/sharing/read/shared-screen.tsx'
import { StoryNotAvailable } from '#web/features/sharing/read/story-not-available.tsx'
import { TypeButton } from '#web/features/reading/type-button.tsx'
import { NarrationText } from '#web/features/stories/play/narration-text.tsx'

export function SharedStoryPage() {
  const { shareId } = useParams<{ shareId?: string }>()
  if (!shareId) return <StoryNotAvailable reason="Missing share ID" onTryAgain={() => location.reload()} />
  return <SharedScreen key={shareId} shareId={shareId} Narration={NarrationText} settings={<TypeButton />} />
}
