import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { keptByStory } from '#web/platform/kept-by-story.ts'
import { useStore } from '#web/platform/store.ts'
import { adSettings, mayShow } from './ad-settings.ts'
import { useAdSettings } from './use-ad-settings.ts'
import { FeedAds } from './feed-ads.ts'
import type { FinishedTurn } from './feed-ads.ts'

const none: ReadonlyMap<number, string> = new Map()

const counters = keptByStory('ad-counters', z.number())

/** The ads of a story's feed: the label of each by the reply it comes after. `finished` is the turn that ended last. */
export function useFeedAds(storyId: string, finished: FinishedTurn | undefined): ReadonlyMap<number, string> {
  const [feed] = useState(
    () =>
      new FeedAds(adSettings, {
        read: () => counters.read(storyId),
        write: (messages) => counters.write(storyId, messages),
      }),
  )
  const settings = useAdSettings()
  const labels = useStore(feed.labels)
  const { replyId, clientId, turn = 0 } = finished ?? {}
  useEffect(() => {
    if (replyId !== undefined) feed.count({ replyId, clientId, turn })
  }, [feed, replyId, clientId, turn])
  return mayShow('chat', settings) ? labels : none
}
