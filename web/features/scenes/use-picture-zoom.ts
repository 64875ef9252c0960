import { useRef, useState } from 'react'

const STEP = 1.6
const MOST = 5
/** A finger that goes this far to the side turns to the next picture. */
const SWIPE_PIXELS = 60

interface View {
  scale: number
  x: number
  y: number
}
const whole: View = { scale: 1, x: 0, y: 0 }

/** A picture's zoom and place on the screen: by buttons, wheel, double click, two fingers; and swipes while it is whole. */
export function usePictureZoom({ onSwipe }: { onSwipe: (by: number) => void }) {
  const [view, setView] = useState(whole)
  const fingers = useRef(new Map<number, { x: number; y: number }>())
  const start = useRef({ x: 0, y: 0 })

  const scaleBy = (factor: number) =>
    setView((now) => {
      const scale = Math.min(MOST, now.scale * factor)
      return scale <= 1.01 ? whole : { scale, x: (now.x * scale) / now.scale, y: (now.y * scale) / now.scale }
    })
  const reset = () => setView(whole)
  const spread = () => {
    const [one, other] = [...fingers.current.values()]
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
  }

  const handlers = {
    onPointerDown: (event: React.PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      start.current = { x: event.clientX, y: event.clientY }
    },
    onPointerMove: (event: React.PointerEvent) => {
      const before = fingers.current.get(event.pointerId)
      if (!before) return
      const spreadBefore = spread()
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (fingers.current.size > 1) {
        if (spreadBefore > 0) scaleBy(spread() / spreadBefore)
      } else if (view.scale > 1) {
        const [dx, dy] = [event.clientX - before.x, event.clientY - before.y]
        setView((now) => ({ ...now, x: now.x + dx, y: now.y + dy }))
      }
    },
    onPointerUp: (event: React.PointerEvent) => {
      const wasAlone = fingers.current.size === 1
      fingers.current.delete(event.pointerId)
      const across = event.clientX - start.current.x
      if (wasAlone && view.scale === 1 && Math.abs(across) > SWIPE_PIXELS) onSwipe(across < 0 ? 1 : -1)
    },
    onPointerCancel: (event: React.PointerEvent) => void fingers.current.delete(event.pointerId),
    onDoubleClick: () => (view.scale > 1 ? reset() : scaleBy(STEP * STEP)),
    onWheel: (event: React.WheelEvent) => scaleBy(event.deltaY < 0 ? 1.15 : 1 / 1.15),
  }
  return {
    isZoomed: view.scale > 1,
    nearer: () => scaleBy(STEP),
    farther: () => scaleBy(1 / STEP),
    reset,
    handlers,
    style: { transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` },
  }
}
