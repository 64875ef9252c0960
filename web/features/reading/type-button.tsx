import { ALargeSmall } from 'lucide-react'
import { Suspense } from 'react'
import { DrawerButton } from '#web/ui/drawer-button.tsx'
import { late } from '#web/ui/late.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const TypePanel = late(async () => (await import('./type-panel.tsx')).TypePanel)

/** Opens the settings of the type over a page that is read. */
export const TypeButton = () => (
  <DrawerButton title="Type" Icon={ALargeSmall}>
    {() => (
      <Suspense fallback={<Skeleton className="h-80" />}>
        <TypePanel />
      </Suspense>
    )}
  </DrawerButton>
)
