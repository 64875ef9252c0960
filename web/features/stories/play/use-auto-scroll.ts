import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { FeedMessage } from '../model/feed-message.ts'
import { goesAlong, placeOfPage, scrollAfter } from './auto-scroll.ts'
import type { ScrollPlace } from './auto-scroll.ts'
import { rowIdOf } from './feed-row.tsx'

/** Stays free above the start of a reply, so that what it answers can still be seen. */
const SPACE_ABOVE_PX = 88

/** Keeps the page where a reader wants it while the story grows; while it is `isSteered`, another scrolls it. */
export function useAutoScroll(messages: FeedMessage[], { isSteered }: { isSteered: boolean }): void {
  const wasNearBottom = useRef(true)
  const ownTop = useRef<number>(undefined)
  const last = messages.at(-1)
  const reply = last?.role === 'assistant' && last.content !== '' ? last : undefined

  const look = useEffectEvent(() => {
    wasNearBottom.current = goesAlong(wasNearBottom.current && !isSteered, ownTop.current, placeOfPage())
  })
  const follow = useEffectEvent(() => {
    if (isSteered) return look()
    if (!last) return
    const place = placeOfPage()
    const growth = { replyTop: reply && topOf(reply, place), wasNearBottom: wasNearBottom.current }
    const target = scrollAfter(growth, place)
    if (target === undefined) return
    scrollTo({ top: target, behavior: 'instant' })
    ownTop.current = placeOfPage().top
  })

  useEffect(() => {
    // The page also grows by what comes below the words: chips, a notice, a picture, a keyboard on the screen.
    const growing = new ResizeObserver(() => follow())
    const handleScroll = () => look()
    growing.observe(document.body)
    addEventListener('scroll', handleScroll, { passive: true })
    return () => {
      growing.disconnect()
      removeEventListener('scroll', handleScroll)
    }
  }, [])

  useLayoutEffect(() => follow(), [messages])
}

/** The opening begins with the head of the page. */
function topOf({ id, isInitialMessage }: FeedMessage, { top }: ScrollPlace): number | undefined {
  if (isInitialMessage) return 0
  const row = document.getElementById(rowIdOf(id))
  return row ? Math.max(row.getBoundingClientRect().top + top - SPACE_ABOVE_PX, 0) : undefined
}
