import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

const variants = {
  /** The one thing to do here. */
  primary:
    'bg-accent text-on-accent enabled:hover:brightness-110 disabled:bg-line disabled:text-quiet aria-disabled:bg-line aria-disabled:text-quiet',
  /** Another way on. */
  plain: 'border border-edge text-ink hover:bg-raised disabled:opacity-60 aria-disabled:opacity-60',
  /** A control among others: no outline of its own. */
  quiet: 'text-ink hover:bg-raised disabled:opacity-60 aria-disabled:opacity-60',
  danger: 'bg-danger text-on-danger hover:brightness-110 disabled:opacity-60 aria-disabled:opacity-60',
}

interface ButtonShape {
  variant?: keyof typeof variants
  /** Square, for an icon alone; then it needs an `aria-label`. */
  isIcon?: boolean
}

/** The classes of a button, for links that look like one. */
export const buttonClass = ({ variant = 'plain', isIcon = false }: ButtonShape = {}): string =>
  classNames(
    'inline-flex min-h-11 shrink-0 items-center justify-center gap-2 rounded-full font-medium select-none',
    'transition-[background-color,filter,opacity] duration-150 ',
    isIcon ? 'size-11' : 'px-5',
    variants[variant],
  )

/** Neither sends its form nor reaches what lies behind it. */
const ignore = (event: MouseEvent): void => {
  event.preventDefault()
  event.stopPropagation()
}

type ButtonProps = ComponentProps<'button'> & ButtonShape & { isBusy?: boolean }

/** A busy one does nothing and keeps the focus, which a disabled one would lose. */
export function Button({ variant, isIcon, isBusy, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      onClick={isBusy ? ignore : onClick}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      className={classNames(buttonClass({ variant, isIcon }), className)}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  )
}
