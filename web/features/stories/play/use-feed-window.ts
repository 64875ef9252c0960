import { useEffect, useRef, useState } from 'react'
import type { FeedMessage } from '../feed-message.ts'
import { entriesIn, windowAround, windowAtEnd, windowFurtherDown, windowFurtherUp } from './feed-window.ts'
import type { FeedWindow } from './feed-window.ts'

/** So far before its edge is reached, a window moves on. */
const AHEAD = '1500px 0px'

/**
 * The part of a long feed that stands on the page; it moves with the reader, who never sees its edges. Each new
 * turn of the reader brings it back to the end. `centredId` is the message it opens at; while `isStill`, before
 * the page has been scrolled there, it stays where it is.
 */
export function useFeedWindow(
  entries: FeedMessage[],
  { centredId, isStill }: { centredId?: number; isStill: boolean },
) {
  const turnId = entries.findLast(({ role }) => role === 'user')?.id
  const [moved, setMoved] = useState<FeedWindow & { turnId?: string }>()
  const centre = centredId === undefined ? -1 : entries.findIndex(({ messageId }) => messageId === centredId)
  const first = centre < 0 ? windowAtEnd : windowAround(centre, entries.length)
  const { shown, hidden } = moved && moved.turnId === turnId ? moved : first
  const top = useRef<HTMLDivElement>(null)
  const bottom = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (isStill) return
    const move = (to: (window: FeedWindow) => FeedWindow) => (seen: IntersectionObserverEntry[]) => {
      if (seen.at(-1)?.isIntersecting) setMoved({ ...to({ shown, hidden }), turnId })
    }
    const observers = [
      { edge: top.current, to: windowFurtherUp },
      { edge: bottom.current, to: windowFurtherDown },
    ].map(({ edge, to }) => {
      const observer = new IntersectionObserver(move(to), { rootMargin: AHEAD })
      if (edge) observer.observe(edge)
      return observer
    })
    return () => observers.forEach((observer) => observer.disconnect())
  }, [shown, hidden, turnId, isStill])

  return { ...entriesIn(entries, { shown, hidden }), top, bottom }
}
