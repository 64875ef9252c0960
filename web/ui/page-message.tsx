import type { ReactNode } from 'react'
import { Lantern } from './lantern.tsx'

interface PageMessageProps {
  title: string
  text: string
  /** The ways on: links and buttons. */
  children: ReactNode
  isAlert?: boolean
}

/** A page that has only one thing to say, and a way on. */
export function PageMessage({ title, text, children, isAlert = false }: PageMessageProps) {
  return (
    <div
      role={isAlert ? 'alert' : undefined}
      className="column-narrow flex min-h-[70dvh] flex-col items-center justify-center gap-4 text-center"
    >
      <Lantern className="size-20" />
      <h1 className="text-3xl">{title}</h1>
      <p className="max-w-prose text-pretty text-quiet">{text}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  )
}
