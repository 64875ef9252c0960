import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { useFocusBack } from './use-focus-back.ts'

interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  description?: string
  children: ReactNode
  /** `wide` leaves room for a picture. */
  size?: 'narrow' | 'wide'
  /** A dialog that has to be answered: no close button, no Escape, no click beside it. */
  isBlocking?: boolean
}

/** A toast may be closed without closing the dialog that it lies over. */
const isInToast = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-toasts]') !== null

export function DialogWindow(props: DialogProps) {
  const { isOpen, onClose, title, description, children, size = 'narrow', isBlocking = false } = props
  const focusBack = useFocusBack()
  const stay = (event: Event) => {
    if (isBlocking || isInToast(event.target)) event.preventDefault()
  }
  return (
    <Primitive.Root open={isOpen} onOpenChange={(open) => !open && !isBlocking && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 animate-fade-in bg-veil" />
        <Primitive.Content
          {...focusBack}
          onEscapeKeyDown={stay}
          onInteractOutside={stay}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={classNames(
            'fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-1/2',
            'animate-fade-in overflow-y-auto rounded-card border border-line bg-ground p-6 shadow-float',
            size === 'wide' ? 'max-w-4xl' : 'max-w-md',
          )}
        >
          <Primitive.Title className="pr-10 text-xl">{title}</Primitive.Title>
          {description && (
            <Primitive.Description className="mt-2 text-quiet">{description}</Primitive.Description>
          )}
          <div className="mt-5">{children}</div>
          {!isBlocking && (
            <Primitive.Close asChild>
              <Button variant="quiet" isIcon aria-label="Close" className="absolute! top-3 right-3">
                <X className="size-5" />
              </Button>
            </Primitive.Close>
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
