import { BookOpenText } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { late } from '#web/ui/late.tsx'

const MemoryPanel = late(async () => (await import('./memory-panel.tsx')).MemoryPanel)

interface MemoryButtonProps {
  storyId: string
  /** The last message that the server has stored; without one there is nothing to remember. */
  lastMessageId: number | undefined
}

/** Opens what the narrator knows; its code comes when it is first opened. */
export function MemoryButton({ storyId, lastMessageId }: MemoryButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        isIcon
        aria-label="What the narrator knows"
        title="What the narrator knows"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={lastMessageId === undefined}
        onClick={() => setIsOpen(true)}
      >
        <BookOpenText aria-hidden="true" className="size-5" />
      </Button>
      <Drawer isOpen={isOpen} onClose={() => setIsOpen(false)} title="What the narrator knows">
        <Suspense fallback={<Skeleton className="h-40" />}>
          <MemoryPanel storyId={storyId} lastMessageId={lastMessageId} onLeave={() => setIsOpen(false)} />
        </Suspense>
      </Drawer>
    </>
  )
}
