import { useQueryClient } from '@tanstack/react-query'
import { nanoid } from 'nanoid'
import { useEffect, useState } from 'react'
import { openBookmarked } from '../recover/open-bookmarked.ts'
import { emptyReaderCaches } from '#web/platform/offline/reader-caches.ts'
import { isOnline } from '#web/platform/offline/connection.ts'
import { keepStoryCopy } from '#web/platform/offline/story-copies.ts'
import { userQuery } from '#web/platform/session/user-query.ts'
import { useStore } from '#web/platform/store.ts'
import { snapshotIn, storySnapshot } from '../store/snapshot.ts'
import { outbox } from '../store/outbox.ts'
import { storyCopyOf } from '../store/story-copy.ts'
import { storyCalls } from '../stories.api.ts'
import { StoryPlayer } from '../model/story-player.ts'
import type { FeedMessage } from '../model/feed-message.ts'
import type { StoryMove } from '../model/story-calls.ts'
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
}

/**
 * Opens a story for as long as its page is shown, at a bookmark when the address names one. Another story needs
 * another `key` on the page.
 */
export function useStory(storyId: string, messageParam: string | null): Story {
  const queries = useQueryClient()
  const [player] = useState(() => {
    const onSignedOut = () => {
      void emptyReaderCaches()
      queries.setQueryData(userQuery.queryKey, null)
    }
    return new StoryPlayer(storyId, {
      calls: storyCalls,
      snapshot: snapshotIn(storySnapshot),
      keepCopy: (id, shown) => keepStoryCopy(storyCopyOf(id, shown)),
      whenIdle,
      outbox,
      isOnline,
      newId: nanoid,
      now: Date.now,
      onSignedOut,
    })
  })
  useEffect(
    () => (messageParam === null ? player.open() : openBookmarked(player, messageParam)),
    [player, messageParam],
  )
  useEffect(() => {
    addEventListener('online', player.refresh)
    const forget = outbox.subscribe(player.showOutbox)
    return () => {
      removeEventListener('online', player.refresh)
      forget()
    }
  }, [player])
  const state = useStore(player.state)
  const { send, sendAgain, retry, goOn, move, showNote, stop, dismissError, showReturned } = player
  return { storyId, state, send, sendAgain, retry, goOn, move, showNote, stop, dismissError, showReturned }
}

const WITHIN_MS = 2_000

/** Defers a task until the page has come to rest; in browsers that do not know, until the tasks at hand are done. */
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: WITHIN_MS })
  else setTimeout(task)
}
