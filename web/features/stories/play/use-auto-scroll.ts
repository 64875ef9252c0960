import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { FeedMessage } from '../model/feed-message.ts'
import { goesAlong, scrollAfter } from './auto-scroll.ts'
import type { ScrollPlace } from './auto-scroll.ts'
import { rowIdOf } from './feed-row.tsx'

/** Stays free above the start of a reply, so that what it answers can still be seen. */
const SPACE_ABOVE_PX = 88

/** Keeps the page where a reader wants it while the story grows. */
export function useAutoScroll(messages: FeedMessage[], { isSteered }: { isSteered: boolean }): void {
  const wasNearBottom = useRef(true)
  const ownTop = useRef<number>(undefined)
  const lastReplyId = useRef<string>(undefined)
  const last = messages.at(-1)
  const reply = last?.role === 'assistant' && last.content !== '' ? last : undefined

  const follow = useEffectEvent((hasNewReply: boolean) => {
    if (isSteered || !last) return
    const place = placeOfPage()
    const growth = {
      hasNewReply,
      replyTop: reply && topOf(reply, place),
      wasNearBottom: wasNearBottom.current,
    }
    const target = scrollAfter(growth, place)
    if (target === undefined) return
    scrollTo({ top: target, behavior: 'instant' })
    ownTop.current = placeOfPage().top
  })

  useEffect(() => {
    const look = (): void => {
      wasNearBottom.current = goesAlong(wasNearBottom.current, ownTop.current, placeOfPage())
    }
    // The page also grows by what comes below the words: chips, a notice, a picture, a keyboard on the screen.
    const growing = new ResizeObserver(() => follow(false))
    growing.observe(document.body)
    addEventListener('scroll', look, { passive: true })
    return () => {
      growing.disconnect()
      removeEventListener('scroll', look)
    }
  }, [])

  useLayoutEffect(() => {
    const hasNewReply = reply !== undefined && reply.id !== lastReplyId.current
    if (reply) lastReplyId.current = reply.id
    follow(hasNewReply)
  }, [reply, messages])
}

function placeOfPage(): ScrollPlace {
  const { scrollTop, clientHeight, scrollHeight } = document.documentElement
  return { top: scrollTop, viewHeight: clientHeight, contentHeight: scrollHeight }
}

/** The opening begins with the head of the page. */
function topOf({ id, isInitialMessage }: FeedMessage, { top }: ScrollPlace): number | undefined {
  if (isInitialMessage) return 0
  const row = document.getElementById(rowIdOf(id))
  return row ? Math.max(row.getBoundingClientRect().top + top - SPACE_ABOVE_PX, 0) : undefined
}
