import { useEffect, useLayoutEffect, useState } from 'react'
import type { FeedMessage } from '../model/feed-message.ts'
import { keptPlace } from '../store/kept-place.ts'
import { isNearBottom, placeOfPage } from './auto-scroll.ts'
import { rowIdOf } from './feed-row.tsx'
import { holdPlace, placeIn, scrollToPlace } from './place.ts'

const HIGHLIGHTED_FOR_MS = 2_000
const KEPT_AFTER_MS = 250

/**
 * Opens a story at its place: at a bookmark's message, highlighted for two seconds (PLAY-39), or where the reader was.
 * A visit that is come back to, by reload, back or forward, has had its bookmark and opens where it was left.
 */
export function usePlace(storyId: string, bookmarkedId: number | undefined, messages: FeedMessage[]) {
  const [target] = useState(() => {
    const kept = keptPlace.read(storyId)
    if (bookmarkedId === undefined || isComingBack()) return kept
    return { messageId: bookmarkedId, at: undefined }
  })
  const [phase, setPhase] = useState<'placing' | 'reached' | 'done'>(target ? 'placing' : 'done')
  const rowId = target && messages.find(({ messageId }) => messageId === target.messageId)?.id
  const at = target?.at

  useLayoutEffect(() => {
    const row = rowId === undefined ? null : document.getElementById(rowIdOf(rowId))
    if (!row) return
    return holdPlace(
      () => scrollToPlace(row, at),
      () => setPhase('reached'),
    )
  }, [rowId, at])

  useEffect(() => {
    if (phase !== 'reached') return
    rememberVisit()
    const end = setTimeout(() => setPhase('done'), HIGHLIGHTED_FOR_MS)
    return () => clearTimeout(end)
  }, [phase])

  useKeptPlace(storyId, rowId === undefined || phase !== 'placing')

  const isBookmarked = target !== undefined && target.messageId === bookmarkedId && at === undefined
  return {
    centredId: target?.messageId,
    isPlacing: rowId !== undefined && phase !== 'done',
    highlightedId: isBookmarked && phase === 'reached' ? bookmarkedId : undefined,
  }
}

/** Keeps the place the reader has come to. */
function useKeptPlace(storyId: string, isThere: boolean): void {
  useEffect(() => {
    if (!isThere) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = (): void => {
      const rows = document.querySelectorAll<HTMLElement>('article[data-message-id]')
      if (rows.length > 0) keptPlace.write(storyId, isNearBottom(placeOfPage()) ? undefined : placeIn(rows))
    }
    const keepSoon = (): void => {
      clearTimeout(timer)
      timer = setTimeout(keep, KEPT_AFTER_MS)
    }
    addEventListener('scroll', keepSoon, { passive: true })
    addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', keepSoon)
      removeEventListener('pagehide', keep)
    }
  }, [storyId, isThere])
}

const isComingBack = (): boolean => (history.state as { isVisited?: boolean } | null)?.isVisited === true
const rememberVisit = (): void =>
  history.replaceState({ ...(history.state as object | null), isVisited: true }, '')
