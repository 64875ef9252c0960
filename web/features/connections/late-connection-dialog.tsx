import { Suspense, type ComponentProps } from 'react'
import { late } from '#web/ui/late.tsx'
import type { ConnectionDialog } from './connection-dialog.tsx'

const Dialog = late(async () => (await import('./connection-dialog.tsx')).ConnectionDialog)

/** The form of a connection: it comes when it is first opened. */
export const LateConnectionDialog = (props: ComponentProps<typeof ConnectionDialog>) => (
  <Suspense>
    <Dialog {...props} />
  </Suspense>
)
