import { createContext, use, type ReactNode } from 'react'
import { Advertisement } from '#web/features/ads/advertisement.tsx'
import type { FinishedTurn } from '#web/features/ads/feed-ads.ts'
import { useFeedAds } from '#web/features/ads/use-feed-ads.ts'
import type { FeedMessage } from '#web/features/stories/model/feed-message.ts'
import type { StoryState } from '#web/features/stories/model/story-state.ts'
import { late } from '#web/ui/late.tsx'
import type { StoryInPlay, StoryPart } from '../story-part.ts'

/** The label of each ad by the reply it comes after. */
const LabelsContext = createContext<ReadonlyMap<number, string>>(new Map())

/** Puts the feed's ads below the replies they come after, which are finished by then. */
function FeedAds({ state, story, children }: StoryInPlay & { state: StoryState; children: ReactNode }) {
  const labels = useFeedAds(story.storyId, finishedTurn(state))
  return <LabelsContext value={labels}>{children}</LabelsContext>
}

function FeedAd({ message: { messageId = 0 } }: { message: FeedMessage }) {
  const label = use(LabelsContext).get(messageId)
  return (
    label !== undefined && (
      <div className="mt-4 empty:hidden">
        <Advertisement label={label} turn={messageId} />
      </div>
    )
  )
}

/** The reply that was finished last, with the reader's message it answers: a newer one may be on its way already. */
function finishedTurn({ messages, finishedId, hasOlder }: StoryState): FinishedTurn | undefined {
  // Which turn it is shows when all of them are here.
  if (hasOlder) return undefined
  const at = messages.findIndex(({ messageId }) => messageId !== undefined && messageId === finishedId)
  if (finishedId === undefined || at < 0) return undefined
  const own = messages.slice(0, at).filter(({ role }) => role === 'user')
  return { replyId: finishedId, clientId: own.at(-1)?.id, turn: own.length }
}

const Panel = late(async () => (await import('#web/features/ads/ad-settings-panel.tsx')).AdSettingsPanel)

export const storyPart: StoryPart = {
  rank: 9,
  Around: FeedAds,
  Panel,
  BelowMessage: FeedAd,
}
