import { X } from 'lucide-react'
import type { PointerEvent } from 'react'
import { useEffect, useState } from 'react'
import { useStore } from '#web/platform/store.ts'
import { useSettled } from '#web/platform/use-settled.ts'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import type { Toast } from './toast.ts'
import { toasts } from './toast.ts'

/** The time that a toast stands, and the way to the right that swipes it off. */
const SHOWN_FOR_MS = 5_000
const SWIPE_THRESHOLD_PX = 50
const READABLE_AFTER_MS = 150

/** Distance by which a toast follows the finger, in px: to the right only. */
export const swipeOffset = (startX: number, nowX: number): number => Math.max(0, nowX - startX)

export const isSwipedAway = (offsetPx: number): boolean => offsetPx >= SWIPE_THRESHOLD_PX

/**
 * Shows the toasts. Both regions always stand, so that screen readers notice what comes into them; what is marked
 * `aria-live` stays audible while a dialog hides the rest of the page.
 */
export function Toaster() {
  const all = useStore(toasts.all)
  // What is replaced at once was never there: nobody could have read it.
  const settled = useSettled(all, READABLE_AFTER_MS)
  const open = settled.filter(({ id }) => all.some((toast) => toast.id === id && toast.isOpen))
  const isDanger = ({ variant }: Toast) => variant === 'danger'
  return (
    <section
      aria-label="Notifications"
      data-toasts
      className="pointer-events-none fixed top-(--nav-height) right-0 z-60 w-full max-w-md p-4"
    >
      <div role="alert" aria-live="assertive">
        {open.filter(isDanger).map(toItem)}
      </div>
      <output aria-live="polite" className="block">
        {open.filter((toast) => !isDanger(toast)).map(toItem)}
      </output>
    </section>
  )
}

const toItem = (toast: Toast) => <ToastItem key={toast.id} toast={toast} />

function ToastItem({ toast: { id, title, description, variant } }: { toast: Toast }) {
  // Drawn once in a while: what the compiler would remember of it weighs more on the first load than it saves.
  'use no memo'
  const [isHeld, setIsHeld] = useState(false)
  const [swipe, setSwipe] = useState<{ startX: number; offset: number }>()
  const dismiss = () => toasts.dismiss(id)

  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => toasts.dismiss(id), SHOWN_FOR_MS)
    return () => clearTimeout(timer)
  }, [id, isHeld])

  const handleDown = (event: PointerEvent) => {
    if ((event.target as Element).closest('button')) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setSwipe({ startX: event.clientX, offset: 0 })
  }
  const handleMove = (event: PointerEvent) =>
    swipe && setSwipe({ ...swipe, offset: swipeOffset(swipe.startX, event.clientX) })
  const handleUp = () => {
    setSwipe(undefined)
    if (swipe && isSwipedAway(swipe.offset)) dismiss()
  }

  return (
    <div
      role="presentation"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      onKeyDown={({ key }) => key === 'Escape' && dismiss()}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onPointerCancel={() => setSwipe(undefined)}
      style={swipe && { transform: `translateX(${swipe.offset}px)` }}
      className={classNames(
        'pointer-events-auto flex touch-pan-y items-start gap-3 rounded-card border bg-raised py-2 pr-2 pl-4 shadow-float',
        'animate-rise-in select-none',
        !swipe && 'transition-transform duration-150',
        variant === 'danger' ? 'border-danger' : 'border-line',
      )}
    >
      <div className="flex-1 py-2">
        <p className={classNames('font-semibold', variant === 'danger' && 'text-danger')}>{title}</p>
        {description && <p className="mt-0.5 text-sm text-pretty text-quiet">{description}</p>}
      </div>
      <Button variant="quiet" isIcon aria-label="Close" onClick={dismiss}>
        <X className="size-4" />
      </Button>
    </div>
  )
}
