import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { useFocusHandedOn } from './place-in-list.ts'

const UNDO_FOR_MS = 10_000

interface UndoRowProps {
  /** Words for what is gone. */
  children: ReactNode
  isBusy: boolean
  onUndo: () => void
  /** The time for it is over. */
  onLeave: () => void
}

/** Stands in the place of what was just deleted, with the way back and the focus; whoever is in it is not hurried. */
export function UndoRow({ children, isBusy, onUndo, onLeave }: UndoRowProps) {
  const [isHeld, setIsHeld] = useState(false)
  const undo = useRef<HTMLButtonElement>(null)
  useFocusHandedOn(undo)
  const leave = useEffectEvent(onLeave)

  useEffect(() => void undo.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(leave, UNDO_FOR_MS)
    return () => clearTimeout(timer)
  }, [isHeld])

  return (
    <div
      role="presentation"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-dashed border-edge py-2 pr-2 pl-4"
    >
      <output className="min-w-0 flex-1 text-sm">
        <span className="line-clamp-2">{children}</span>
      </output>
      <Button ref={undo} isBusy={isBusy} onClick={onUndo}>
        Undo
      </Button>
    </div>
  )
}
