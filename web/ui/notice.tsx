import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface NoticeProps {
  title?: string
  children: ReactNode
  isDanger?: boolean
}

/** A message that stays on the page; a danger is read out at once. */
export function Notice({ title, children, isDanger = false }: NoticeProps) {
  return (
    <div
      role={isDanger ? 'alert' : 'note'}
      className={classNames(
        'rounded-card border bg-raised p-4 text-sm',
        isDanger ? 'border-danger' : 'border-line',
      )}
    >
      {title && <p className={classNames('mb-1 font-semibold', isDanger && 'text-danger')}>{title}</p>}
      <div className="text-pretty">{children}</div>
    </div>
  )
}
