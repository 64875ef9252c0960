import { Suspense } from 'react'
import type { DrawerProps } from './drawer-window.tsx'
import { useWasOpen } from './use-was-open.ts'
import { late } from './late.tsx'

const DrawerWindow = late(async () => (await import('./drawer-window.tsx')).DrawerWindow)

/** A sheet from the bottom that keeps the focus inside and gives it back; its code comes when one first opens. */
export function Drawer(props: DrawerProps) {
  const wasOpen = useWasOpen(props.isOpen)
  return (
    wasOpen && (
      <Suspense>
        <DrawerWindow {...props} />
      </Suspense>
    )
  )
}
