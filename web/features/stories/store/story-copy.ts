import type { StoryMessage } from '#contract/stories.ts'
import type { StoryCopy } from '#web/platform/offline/story-copies.ts'
import { isOnItsWay } from '../model/feed-message.ts'
import type { FeedMessage } from '../model/feed-message.ts'
import type { RememberedStory } from '../model/player-context.ts'

/** The story as the server would send it: without what it does not have yet. */
export function storyCopyOf(storyId: string, { title, note, messages }: RememberedStory): StoryCopy {
  return {
    storyId,
    title: title ?? null,
    note,
    messages: messages.flatMap((message) => storedMessage(message) ?? []),
  }
}

function storedMessage({ id, messageId, role, status, ...message }: FeedMessage): StoryMessage | undefined {
  if (messageId === undefined || role === 'image' || isOnItsWay(status)) return undefined
  const { content, image, imageAlt, suggestions, kind, versions } = message
  const { isInitialMessage = false, createdAt = '' } = message
  const clientId = role === 'user' ? id : undefined
  return {
    messageId,
    role,
    content,
    isInitialMessage,
    createdAt,
    clientId,
    kind,
    versions,
    image,
    imageAlt,
    status,
    suggestions,
  }
}
