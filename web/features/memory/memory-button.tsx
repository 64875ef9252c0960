import { BookOpenText } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { DrawerButton } from '#web/ui/drawer-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { late } from '#web/ui/late.tsx'

const MemoryPanel = late(async () => (await import('./memory-panel.tsx')).MemoryPanel)

interface MemoryButtonProps {
  storyId: string
  /** The last message that the server has stored; without one there is nothing to remember. */
  lastMessageId: number | undefined
  portraits: ReactNode
}

/** Opens what the narrator knows; its code comes when it is first opened. */
export function MemoryButton({ storyId, lastMessageId, portraits }: MemoryButtonProps) {
  return (
    <DrawerButton
      title="What the narrator knows"
      Icon={BookOpenText}
      isDisabled={lastMessageId === undefined}
    >
      {(close) => (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <MemoryPanel
            storyId={storyId}
            lastMessageId={lastMessageId}
            portraits={portraits}
            onLeave={close}
          />
        </Suspense>
      )}
    </DrawerButton>
  )
}
