import { HeaderPicture } from '#web/features/scenes/header-picture.tsx'
import { SceneWidget } from '#web/features/scenes/scene-widget.tsx'
import type { PaintedScene, SceneOfReply } from '#web/features/scenes/scenes.api.ts'
import type { FeedMessage } from '#web/features/stories/model/feed-message.ts'
import { useSiteConfig } from '#web/platform/use-site-config.ts'

/** The pictures of a story's page: the header's, and one for each reply where there is one or may be. */
export function useScenes(storyId: string, messages: readonly FeedMessage[]) {
  const canGenerate = useImageGeneration()
  const opening = openingOf(messages)
  const isInHeader = ({ messageId }: FeedMessage) => canGenerate && messageId === opening?.messageId

  const pictures = messages.flatMap((message) => pictureOf(message) ?? [])
  return {
    header: canGenerate && (
      <HeaderPicture
        opening={opening && sceneOf(storyId, opening, true)}
        known={opening && pictureOf(opening)}
        pictures={pictures}
      />
    ),
    renderScene: (message: FeedMessage) =>
      isInHeader(message) ? null : (
        <SceneWidget
          scene={sceneOf(storyId, message, false)}
          known={pictureOf(message)}
          pictures={pictures}
          canGenerate={canGenerate}
        />
      ),
  }
}

/** The story's opening, once there are words to paint by. */
export const openingOf = (messages: readonly FeedMessage[]): FeedMessage | undefined =>
  messages.find((message) => message.role === 'assistant' && (isTold(message) || isBegun(message)))

const isTold = ({ messageId, content, status }: FeedMessage): boolean =>
  messageId !== undefined && content !== '' && (status === undefined || status === 'stopped')

/** An opening that is still being told, with words enough to paint by: its picture then stands with it. */
const isBegun = ({ messageId, content, status }: FeedMessage): boolean =>
  messageId !== undefined && status === 'streaming' && content.length >= ENOUGH_CHARACTERS

const ENOUGH_CHARACTERS = 280

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
