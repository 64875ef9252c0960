import { Dialog as Primitive } from 'radix-ui'
import type { PointerEvent, ReactNode } from 'react'
import { useRef, useState } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { useFocusBack } from './use-focus-back.ts'

interface DrawerProps {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
}

/** A sheet that comes up from the bottom and goes by its button, by Escape, by a click beside it, or by a swipe down. */
export function DrawerWindow({ isOpen, onClose, title, children }: DrawerProps) {
  const focusBack = useFocusBack()
  const { offsetPx, isHeld, handlers } = useSwipeDown(onClose)
  return (
    <Primitive.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 bg-veil data-[state=closed]:animate-veil-out data-[state=open]:animate-fade-in" />
        <Primitive.Content
          {...focusBack}
          data-drawer
          aria-describedby={undefined}
          style={{ translate: `0 ${offsetPx}px` }}
          className={classNames(
            'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[85dvh] max-w-xl flex-col rounded-t-3xl border border-b-0 border-line',
            'bg-ground shadow-float data-[state=closed]:animate-drawer-out data-[state=open]:animate-drawer-in',
            !isHeld && 'transition-[translate] duration-500',
          )}
        >
          <div
            {...handlers}
            className="shrink-0 cursor-grab touch-none px-6 pt-3 pb-4 select-none active:cursor-grabbing"
          >
            <div aria-hidden="true" className="mx-auto mb-4 h-1.5 w-12 rounded-full bg-edge" />
            <Primitive.Title className="text-xl">{title}</Primitive.Title>
          </div>
          <div className="flex flex-col gap-6 overflow-y-auto px-6 pb-4">{children}</div>
          <div className="flex shrink-0 flex-col border-t border-line px-6 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
            <Primitive.Close asChild>
              <Button>Close</Button>
            </Primitive.Close>
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** The handlers and the style by which the drawer's upper edge is pulled down. */
function useSwipeDown(onClose: () => void) {
  const [offsetPx, setOffsetPx] = useState(0)
  const [isHeld, setIsHeld] = useState(false)
  const startY = useRef(0)

  const letGo = () => {
    setIsHeld(false)
    setOffsetPx(0)
  }
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      startY.current = event.clientY
      setIsHeld(true)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (isHeld) setOffsetPx(draggedBy(startY.current, event.clientY))
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const height = event.currentTarget.closest('[data-drawer]')?.clientHeight ?? Infinity
      if (isHeld && closesAfter(draggedBy(startY.current, event.clientY), height)) onClose()
      letGo()
    },
    onPointerCancel: letGo,
  }
  return { offsetPx, isHeld, handlers }
}

/** A drawer that is let go of further down than this share of its height closes (LOOK-6). */
const CLOSES_PAST = 0.25

/** Distance by which the drawer follows the finger, in px: never above its place. */
export const draggedBy = (startY: number, nowY: number): number => Math.max(0, nowY - startY)

export const closesAfter = (draggedPx: number, heightPx: number): boolean =>
  draggedPx > heightPx * CLOSES_PAST
