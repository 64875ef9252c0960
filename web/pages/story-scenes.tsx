import { HeaderPicture } from '#web/features/scenes/header-picture.tsx'
import { SceneWidget } from '#web/features/scenes/scene-widget.tsx'
import type { PaintedScene, SceneOfReply } from '#web/features/scenes/scenes.api.ts'
import type { FeedMessage } from '#web/features/stories/model/feed-message.ts'
import { useSiteConfig } from '#web/platform/use-site-config.ts'

/** The pictures of a story's page: the header's, and one for each reply where there is one or may be. */
export function useScenes(storyId: string, messages: readonly FeedMessage[]) {
  const canGenerate = useImageGeneration()
  const opening = messages.find((message) => message.role === 'assistant' && isTold(message))
  const isInHeader = ({ messageId }: FeedMessage) => canGenerate && messageId === opening?.messageId

  return {
    header: canGenerate && (
      <HeaderPicture
        opening={opening && sceneOf(storyId, opening, true)}
        known={opening && pictureOf(opening)}
      />
    ),
    renderScene: (message: FeedMessage) =>
      isInHeader(message) ? null : (
        <SceneWidget
          scene={sceneOf(storyId, message, false)}
          known={pictureOf(message)}
          canGenerate={canGenerate}
        />
      ),
  }
}

const isTold = ({ messageId, content, status }: FeedMessage): boolean =>
  messageId !== undefined && content !== '' && (status === undefined || status === 'stopped')

const sceneOf = (
  storyId: string,
  { messageId = 0, content }: FeedMessage,
  isInitial: boolean,
): SceneOfReply => ({
  storyId,
  messageId,
  content,
  isInitial,
})

const pictureOf = ({ image, imageAlt }: FeedMessage): PaintedScene | undefined =>
  image ? { image, alt: imageAlt || 'Generated image' } : undefined

/** Whether this site paints (the global feature flag); false until it is known. */
const useImageGeneration = (): boolean => useSiteConfig()?.imageGeneration ?? false
