import type { ReactNode } from 'react'
import { Lantern } from './lantern.tsx'

/** Stands where things will be once there are some: what is missing, and a way on. */
export function EmptyPlace({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-card border border-line px-5 py-12 text-center">
      <Lantern className="size-14" />
      <p className="max-w-prose text-balance text-quiet">{text}</p>
      {children}
    </div>
  )
}
