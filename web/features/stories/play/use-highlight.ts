import { useEffect, useLayoutEffect, useState } from 'react'
import type { FeedMessage } from '../model/feed-message.ts'
import { rowIdOf } from './feed-row.tsx'

const HIGHLIGHTED_FOR_MS = 2_000

/** Brings a message to the centre once the story is there, and says for two seconds that it is the one (PLAY-39). */
export function useHighlight(messageId: number | undefined, messages: FeedMessage[], isReady: boolean) {
  const [shownId, setShownId] = useState<number>()
  const rowId = isReady ? messages.find((message) => message.messageId === messageId)?.id : undefined

  useLayoutEffect(() => {
    if (rowId === undefined) return
    document.getElementById(rowIdOf(rowId))?.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, [rowId])

  useEffect(() => {
    if (rowId === undefined) return
    const show = setTimeout(() => setShownId(messageId))
    const hide = setTimeout(() => setShownId(undefined), HIGHLIGHTED_FOR_MS)
    return () => {
      clearTimeout(show)
      clearTimeout(hide)
    }
  }, [messageId, rowId])

  return shownId
}
