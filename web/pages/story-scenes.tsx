import type { StoryOfPage } from '#contract/story-page.ts'
import { HeaderPicture } from '#web/features/scenes/header-picture.tsx'
import { SceneWidget } from '#web/features/scenes/scene-widget.tsx'
import type { PaintedScene, SceneOfReply } from '#web/features/scenes/scenes.api.ts'
import type { FeedMessage } from '#web/features/stories/model/feed-message.ts'
import type { StoryState } from '#web/features/stories/model/story-state.ts'
import { useSiteConfig } from '#web/platform/use-site-config.ts'

/** The pictures of a story's page: the header's, and one for each reply where there is one or may be. */
export function useScenes(storyId: string, { messages, hasOlder }: StoryState, arrived?: StoryOfPage) {
  const canGenerate = useSiteConfig()?.imageGeneration ?? arrived?.hasPictures ?? false
  const opening = hasOlder ? undefined : openingOf(messages)
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
  { messageId = 0, content }: Pick<FeedMessage, 'messageId' | 'content'>,
  isInitial: boolean,
): SceneOfReply => ({
  storyId,
  messageId,
  content,
  isInitial,
})

const pictureOf = ({ image, imageAlt }: Pick<FeedMessage, 'image' | 'imageAlt'>): PaintedScene | undefined =>
  image ? { image, alt: imageAlt || 'Generated image' } : undefined

/** The story's picture as its page first shows it, where there is one: nothing is painted before the page is alive. */
export function pictureOfPage({ story, hasPictures }: StoryOfPage) {
  const [opening] = story.hasOlder ? [] : story.messages
  const known = opening && pictureOf(opening)
  const shown = known && { opening: sceneOf(story.storyId, opening, true), known }
  return hasPictures && <HeaderPicture {...shown} pictures={[]} />
}
