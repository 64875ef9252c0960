import { useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'
import { takesKeys } from '#web/platform/takes-keys.ts'
import { sideOfKey, sideOfSwipe, versionBeside, type MessageVersions, type Point } from './version-beside.ts'

/**
 * Left and right keys while the message has the focus, and swipes across it, lead to the versions beside it. `inside`
 * is anything within the message's article.
 */
export function useVersionGestures(
  inside: RefObject<HTMLElement | null>,
  versions: MessageVersions | undefined,
  onGo: (messageId: number) => void,
): void {
  const go = useEffectEvent((side: -1 | 1 | undefined): boolean => {
    const messageId = side && versions && versionBeside(versions, side)
    if (messageId) onGo(messageId)
    return Boolean(messageId)
  })
  const hasVersions = versions !== undefined

  useEffect(() => {
    const article = inside.current?.closest('article')
    if (!article || !hasVersions) return
    let from: Point | undefined
    const handleKey = (event: KeyboardEvent) => {
      if (!takesKeys(event.target) && go(sideOfKey(event))) event.preventDefault()
    }
    const handleStart = ({ touches }: TouchEvent) => {
      from = touches.length === 1 ? pointOf(touches[0]) : undefined
    }
    const handleEnd = ({ changedTouches }: TouchEvent) => {
      const to = pointOf(changedTouches[0])
      if (from && to) go(sideOfSwipe(from, to, innerWidth))
      from = undefined
    }
    // The browser's own way to the page before would take the swipe.
    article.style.touchAction = 'pan-y pinch-zoom'
    article.addEventListener('keydown', handleKey)
    article.addEventListener('touchstart', handleStart, { passive: true })
    article.addEventListener('touchend', handleEnd, { passive: true })
    return () => {
      article.style.touchAction = ''
      article.removeEventListener('keydown', handleKey)
      article.removeEventListener('touchstart', handleStart)
      article.removeEventListener('touchend', handleEnd)
    }
  }, [inside, hasVersions])
}

const pointOf = (touch: Touch | undefined): Point | undefined =>
  touch && { x: touch.clientX, y: touch.clientY }
