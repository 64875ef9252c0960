import type { ReactNode } from 'react'
import { useId } from 'react'
import { Card } from '#web/ui/card.tsx'

interface AdminCardProps {
  title: string
  text?: ReactNode
  /** Stands beside the title. */
  control?: ReactNode
  children?: ReactNode
}

/** One matter of the admin's desk. */
export function AdminCard({ title, text, control, children }: AdminCardProps) {
  const id = useId()
  return (
    <Card aria-labelledby={id} className="flex min-w-0 flex-col gap-5">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {text && <p className="mt-1 text-sm text-quiet">{text}</p>}
        </div>
        {control}
      </header>
      {children}
    </Card>
  )
}
