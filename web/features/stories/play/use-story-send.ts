import { sitePath } from '#web/platform/base-path.ts'
import { pendingContinuation } from '#web/platform/pending-operation.ts'
import type { FeedMessage } from '../model/feed-message.ts'
import type { SendOutcome } from '../model/turn-changes.ts'
import { writtenKindOf } from '../model/written-kind.ts'
import type { WrittenKind } from '../model/written-kind.ts'
import type { StoryDraft } from '../store/draft.ts'
import type { Story } from './use-story.ts'

/** Sends from the field, and sees to it that what the reader wrote is never lost: it comes back, or waits for a login. */
export function useStorySend(story: Story, draft: StoryDraft) {
  const settle = (outcome: SendOutcome, text: string, kind?: WrittenKind): SendOutcome => {
    if (outcome === 'refused') draft.giveBack(text, kind)
    if (outcome === 'signed-out') {
      const path = sitePath() + location.search
      pendingContinuation.write({ type: 'continue_story', storyId: story.storyId, message: text, path })
    }
    return outcome
  }

  const send = async (text: string, kind?: WrittenKind): Promise<SendOutcome> => {
    draft.take(text)
    return settle(await story.send(text, kind), text, kind)
  }
  const sendAgain = async ({ id, content, kind }: FeedMessage): Promise<void> => {
    settle(await story.sendAgain(id), content, writtenKindOf(kind))
  }
  return { send, sendAgain }
}
