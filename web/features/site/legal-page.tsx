import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { buttonClass } from '#web/ui/button.tsx'

/** A page of plain words to read, with the way home below it. */
export function LegalPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <article className="mx-auto w-full max-w-2xl px-4 py-10 sm:py-14">
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      <div className="mt-6 flex flex-col gap-8 leading-relaxed">{children}</div>
      <Link href="/" className={`${buttonClass({ variant: 'primary' })} mt-10`}>
        Home
      </Link>
    </article>
  )
}

/** One matter of it. */
export function Matter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}
