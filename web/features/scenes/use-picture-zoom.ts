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

/** The view, moved so that the picture fills its frame as far as it reaches: it is never dragged out of sight. */
function inSight({ scale, x, y }: View, frame: HTMLElement | null): View {
  const image = frame?.querySelector('img')
  if (!image?.naturalWidth) return { scale, x, y }
  const { clientWidth, clientHeight, naturalWidth, naturalHeight } = image
  const fit = scale * Math.min(clientWidth / naturalWidth, clientHeight / naturalHeight)
  const held = (at: number, shown: number, room: number) => {
    const most = Math.max(0, (shown - room) / 2)
    return Math.min(most, Math.max(-most, at))
  }
  return {
    scale,
    x: held(x, naturalWidth * fit, clientWidth),
    y: held(y, naturalHeight * fit, clientHeight),
  }
}

/** A picture's zoom and place on the screen: by buttons, wheel, double click, two fingers; and swipes while it is whole. */
export function usePictureZoom({ onSwipe }: { onSwipe: (by: number) => void }) {
  const [view, setView] = useState(whole)
  const fingers = useRef(new Map<number, { x: number; y: number }>())
  const start = useRef({ x: 0, y: 0 })
  const hasPinched = useRef(false)
  const [frame, setFrame] = useState<HTMLElement | null>(null)

  const scaleBy = (factor: number) =>
    setView((now) => {
      const scale = Math.min(MOST, now.scale * factor)
      if (scale <= 1.01) return whole
      return inSight({ scale, x: (now.x * scale) / now.scale, y: (now.y * scale) / now.scale }, frame)
    })
  const reset = () => setView(whole)
  const spread = () => {
    const [one, other] = [...fingers.current.values()]
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
  }

  const handlers = {
    onPointerDown: (event: React.PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      hasPinched.current = fingers.current.size > 0
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
        setView((now) => inSight({ ...now, x: now.x + dx, y: now.y + dy }, frame))
      }
    },
    onPointerUp: (event: React.PointerEvent) => {
      const wasAlone = fingers.current.size === 1
      fingers.current.delete(event.pointerId)
      const across = event.clientX - start.current.x
      // The last finger of two that made the picture smaller turns no page.
      if (wasAlone && !hasPinched.current && view.scale === 1 && Math.abs(across) > SWIPE_PIXELS)
        onSwipe(across < 0 ? 1 : -1)
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
    setFrame,
    handlers,
    style: { transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` },
  }
}
