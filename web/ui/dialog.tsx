import { Suspense } from 'react'
import type { DialogProps } from './dialog-window.tsx'
import { useWasOpen } from './use-was-open.ts'
import { late } from './late.tsx'

const DialogWindow = late(async () => (await import('./dialog-window.tsx')).DialogWindow)

/** A dialog that keeps the focus inside and gives it back when it closes; its code comes when one first opens. */
export function Dialog(props: DialogProps) {
  const wasOpen = useWasOpen(props.isOpen)
  return (
    wasOpen && (
      <Suspense>
        <DialogWindow {...props} />
      </Suspense>
    )
  )
}
