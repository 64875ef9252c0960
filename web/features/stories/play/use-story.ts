import { useQueryClient } from '@tanstack/react-query'
import { nanoid } from 'nanoid'
import { useEffect, useState } from 'react'
import { storyPageKey } from '#contract/story-page.ts'
import { openBookmarked } from '../recover/open-bookmarked.ts'
import { emptyReaderCaches } from '#web/platform/offline/reader-caches.ts'
import { isOnline } from '#web/platform/offline/connection.ts'
import { keepStoryCopy } from '#web/platform/offline/story-copies.ts'
import { userQuery } from '#web/platform/session/user-query.ts'
import { useStore } from '#web/platform/store.ts'
import { snapshotIn, storySnapshot } from '../store/snapshot.ts'
import { outbox } from '../store/outbox.ts'
import { keptPlace } from '../store/kept-place.ts'
import { storyCopyOf } from '../store/story-copy.ts'
import { storyCalls } from '../stories.api.ts'
import { StoryPlayer } from '../model/story-player.ts'
import type { FeedMessage } from '../model/feed-message.ts'
import type { ReadStory, StoryMove } from '../model/story-calls.ts'
import type { StoryState } from '../model/story-state.ts'
import type { SendOutcome } from '../model/turn-changes.ts'
import type { WrittenKind } from '../model/written-kind.ts'

/** A story on its page: how it stands, and what can be done with it. */
export interface Story {
  storyId: string
  state: StoryState
  send: (text: string, kind?: WrittenKind) => Promise<SendOutcome>
  sendAgain: (id: string) => Promise<SendOutcome>
  retry: (guide?: string) => Promise<void>
  goOn: () => Promise<void>
  move: (move: StoryMove) => Promise<FeedMessage[] | undefined>
  showNote: (note: string) => void
  stop: () => Promise<void>
  dismissError: () => void
  showReturned: (error: string) => void
  /** Has the messages above the first one come at once. */
  readOlder: () => Promise<void>
}

interface StoryOpening {
  /** `?messageId=` as it stands in the address. */
  messageParam: string | null
  /** The story as it came with the page. */
  arrived?: ReadStory
}

/**
 * Opens a story for as long as its page is shown, at a bookmark when the address names one. Another story needs
 * another `key` on the page.
 */
export function useStory(storyId: string, { messageParam, arrived }: StoryOpening): Story {
  const queries = useQueryClient()
  const [player] = useState(() => {
    const known = keptPlace.read(storyId)?.place ? undefined : arrived
    const onSignedOut = () => {
      void emptyReaderCaches()
      queries.setQueryData(userQuery.queryKey, null)
    }
    return new StoryPlayer(
      storyId,
      {
        calls: storyCalls,
        snapshot: snapshotIn(storySnapshot),
        keepCopy: (id, shown) => keepStoryCopy(storyCopyOf(id, shown)),
        whenIdle,
        outbox,
        isOnline,
        newId: nanoid,
        now: Date.now,
        onSignedOut,
      },
      known,
    )
  })
  useEffect(() => {
    // Who comes back to the page later reads the story as it stands then.
    queries.removeQueries({ queryKey: storyPageKey(storyId) })
    if (messageParam !== null) return openBookmarked(player, messageParam)
    // Where this browser knows a place further up, the whole story is needed to come to it.
    return keptPlace.read(storyId)?.place ? player.open(storyCalls.read) : player.open()
  }, [queries, player, storyId, messageParam])
  useEffect(() => {
    addEventListener('online', player.refresh)
    const forget = outbox.subscribe(player.showOutbox)
    return () => {
      removeEventListener('online', player.refresh)
      forget()
    }
  }, [player])
  const state = useStore(player.state)
  const { send, sendAgain, retry, goOn, move, showNote, stop, dismissError, showReturned, readOlder } = player
  const turns = { send, sendAgain, retry, goOn, stop }
  return { storyId, state, ...turns, move, showNote, dismissError, showReturned, readOlder }
}

const WITHIN_MS = 2_000

/** Defers a task until the page has come to rest; in browsers that do not know, until the tasks at hand are done. */
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: WITHIN_MS })
  else setTimeout(task)
}
