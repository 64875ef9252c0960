import { X } from 'lucide-react'
import { Toast as Primitive } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { toasts } from './toast.ts'

const SHOWN_FOR_MS = 5_000
const SWIPE_THRESHOLD_PX = 50

/** Shows the toasts, read out as they come; swiped away to the right. */
export function Toaster() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.all)
  return (
    <Primitive.Provider duration={SHOWN_FOR_MS} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX}>
      {shown.map(({ id, title, description, variant, isOpen }) => (
        <Primitive.Root
          key={id}
          open={isOpen}
          onOpenChange={(open) => !open && toasts.dismiss(id)}
          type={variant === 'danger' ? 'foreground' : 'background'}
          className={classNames(
            'flex animate-rise-in items-start gap-3 rounded-card border bg-raised py-3 pr-2 pl-4 shadow-float',
            'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:opacity-0',
            variant === 'danger' ? 'border-danger' : 'border-line',
          )}
        >
          <div className="flex-1 py-1">
            <Primitive.Title className={classNames('font-semibold', variant === 'danger' && 'text-danger')}>
              {title}
            </Primitive.Title>
            {description && (
              <Primitive.Description className="mt-0.5 text-sm text-pretty text-quiet">
                {description}
              </Primitive.Description>
            )}
          </div>
          <Primitive.Close asChild>
            <Button look="quiet" isIcon aria-label="Close">
              <X className="size-4" />
            </Button>
          </Primitive.Close>
        </Primitive.Root>
      ))}
      <Primitive.Viewport className="fixed right-0 bottom-0 z-60 flex w-full max-w-md flex-col p-4 pb-[max(1rem,env(safe-area-inset-bottom))] outline-none" />
    </Primitive.Provider>
  )
}
