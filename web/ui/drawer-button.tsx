import type { LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { lateWindow } from './late.tsx'

const Drawer = lateWindow(async () => (await import('./drawer-window.tsx')).DrawerWindow)

interface DrawerButtonProps {
  /** Names the button and heads the drawer. */
  title: string
  Icon: LucideIcon
  isDisabled?: boolean
  children: (close: () => void) => ReactNode
}

/**
 * A button and the sheet that it opens from the bottom, which keeps the focus inside and gives it back; the code of
 * the sheet comes when one first opens.
 */
export function DrawerButton({ title, Icon, isDisabled = false, children }: DrawerButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button
        variant="quiet"
        isIcon
        aria-label={title}
        title={title}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={isDisabled}
        onClick={() => setIsOpen(true)}
      >
        <Icon aria-hidden="true" className="size-5" />
      </Button>
      <Drawer isOpen={isOpen} onClose={close} title={title}>
        {children(close)}
      </Drawer>
    </>
  )
}
