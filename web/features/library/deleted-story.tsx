import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { StorySummary } from '#contract/library.ts'
import { Button } from '#web/ui/button.tsx'
import { refreshLists, useStoryWrites } from './library.api.ts'

const UNDO_FOR_MS = 10_000

/** Stands in the place of a story that was just deleted, with the way back; whoever is in it is not hurried. */
export function DeletedStory({
  story: { storyId, title },
  onUndone,
}: {
  story: StorySummary
  onUndone: () => void
}) {
  const queries = useQueryClient()
  const { restoring } = useStoryWrites(storyId)
  const [isHeld, setIsHeld] = useState(false)
  const undo = useRef<HTMLButtonElement>(null)
  const leave = useEffectEvent(() => {
    // The focus goes to the list's heading and not to nowhere.
    if (undo.current === document.activeElement) document.getElementById('main')?.focus()
    void refreshLists(queries, { isSeen: true })
  })

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
        <span className="line-clamp-2">“{title}” is in the bin for 30 days.</span>
      </output>
      <Button
        ref={undo}
        isBusy={restoring.isPending}
        onClick={() => restoring.mutate(undefined, { onSuccess: onUndone })}
      >
        Undo
      </Button>
    </div>
  )
}
