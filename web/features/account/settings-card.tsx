import type { ReactNode } from 'react'
import { useId } from 'react'
import { Card } from '#web/ui/card.tsx'

interface SettingsCardProps {
  title: string
  text?: ReactNode
  children: ReactNode
}

/** One matter of the account. */
export function SettingsCard({ title, text, children }: SettingsCardProps) {
  const id = useId()
  return (
    <Card aria-labelledby={id} className="flex flex-col gap-5">
      <header>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {text && <p className="mt-1 text-sm text-quiet">{text}</p>}
      </header>
      {children}
    </Card>
  )
}
