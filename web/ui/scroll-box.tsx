import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface ScrollBoxProps {
  /** Its name, for screen readers. */
  label: string
  className?: string
  children: ReactNode
}

/** Scrolls what may be wider than its place; the keyboard comes to it and scrolls it too. */
export function ScrollBox({ label, className, children }: ScrollBoxProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it the keyboard could not scroll
    <div role="region" aria-label={label} tabIndex={0} className={classNames('overflow-x-auto', className)}>
      {children}
    </div>
  )
}
