import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FeedMessage } from '../model/feed-message.ts'
import { takesKeys } from '#web/platform/takes-keys.ts'
import {
  entriesIn,
  windowAfterGrowth,
  windowAround,
  windowAtEnd,
  windowAtStart,
  windowFurtherDown,
  windowFurtherUp,
} from './feed-window.ts'
import type { FeedWindow } from './feed-window.ts'
import { jumpToEdge } from './jump-to-edge.ts'
import { keepInSight } from './keep-in-sight.ts'

interface FeedOpening {
  centredId?: number
  isStill: boolean
  readOlder?: () => Promise<void>
}

/** So far before its edge is reached, a window moves on. */
const AHEAD = '1500px 0px'

/**
 * The part of a long feed that stands on the page; it moves with the reader, who never sees its edges. `centredId` is
 * the message it opens at; while `isStill`, before the page has been scrolled there, it stays where it is. `readOlder`
 * is given while the oldest entries are still on the server.
 */
export function useFeedWindow(entries: FeedMessage[], { centredId, isStill, readOlder }: FeedOpening) {
  const count = entries.length
  const [moved, setMoved] = useState<FeedWindow & { count: number }>()
  const centre = centredId === undefined ? -1 : entries.findIndex(({ messageId }) => messageId === centredId)
  const first = centre < 0 ? windowAtEnd : windowAround(centre, count)
  const { shown, hidden } = moved ? windowAfterGrowth(moved, count - moved.count) : first
  const [partial, setPartial] = useState<number>()
  if (readOlder && partial !== count) setPartial(count)
  if (!readOlder && partial !== undefined) {
    // The older ones are here: what stands on the page stays, and they come as the reader goes up to them.
    setPartial(undefined)
    setMoved({ shown: Math.min(shown, partial), hidden: moved?.hidden ?? hidden, count })
  }
  const top = useRef<HTMLDivElement>(null)
  const bottom = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (isStill) return
    const move = (to: (window: FeedWindow) => FeedWindow) => (seen: IntersectionObserverEntry[]) => {
      if (!seen.at(-1)?.isIntersecting) return
      const rows = top.current?.parentElement?.querySelectorAll('article') ?? []
      keepInSight(rows, () => flushSync(() => setMoved({ ...to({ shown, hidden }), count })))
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
  }, [shown, hidden, count, isStill])

  const [wantsStart, setWantsStart] = useState(false)
  const goTo = (edge: 'start' | 'end'): void => {
    const mustWait = edge === 'start' && readOlder !== undefined
    setWantsStart(mustWait)
    if (mustWait) return void readOlder()
    const window = edge === 'start' ? windowAtStart(count) : windowAtEnd
    flushSync(() => setMoved({ ...window, count }))
    jumpToEdge(edge)
  }
  const handleKey = useEffectEvent((event: KeyboardEvent): void => {
    const edge = takesKeys(event.target) ? undefined : edgeOfKey(event)
    if (!edge) return
    event.preventDefault()
    goTo(edge)
  })
  useEffect(() => {
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [])

  const goToStart = useEffectEvent(() => goTo('start'))
  const isWholeFor = wantsStart && readOlder === undefined
  useEffect(() => {
    if (!isWholeFor) return
    // Not within a frame: who follows the end would take the page back before it hears of the move.
    const timer = setTimeout(() => goToStart())
    return () => clearTimeout(timer)
  }, [isWholeFor])

  return { ...entriesIn(entries, { shown, hidden }), top, bottom, goTo }
}

export type FeedView = ReturnType<typeof useFeedWindow>

type PressedKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'defaultPrevented'>

/** Home and End, also with Ctrl or Meta, go to the edges of the whole story. */
export function edgeOfKey({
  key,
  shiftKey,
  altKey,
  defaultPrevented,
}: PressedKey): 'start' | 'end' | undefined {
  if (defaultPrevented || shiftKey || altKey) return undefined
  if (key === 'Home') return 'start'
  return key === 'End' ? 'end' : undefined
}
