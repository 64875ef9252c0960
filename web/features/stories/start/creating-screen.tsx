import type { ReactNode } from 'react'
import { Lantern } from '#web/ui/lantern.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

const lines = ['w-full', 'w-11/12', 'w-24/25', 'w-4/5', 'w-14/15', 'w-2/3']

/** The second loading view: the shape of a first page that is being written. */
export function CreatingScreen({ ad }: { ad?: ReactNode }) {
  return (
    <div className="column flex min-h-[85dvh] animate-fade-in flex-col justify-center gap-8 py-16">
      <header className="flex flex-col items-center gap-3 text-center">
        <Lantern className="size-16 animate-breathe" />
        <h1 className="text-3xl">Creating Your Story</h1>
        <p className="text-quiet">We're crafting your story...</p>
      </header>
      <div className="mx-auto flex w-full max-w-xl flex-col gap-4">
        {lines.map((width) => (
          <Skeleton key={width} className={`h-4 ${width}`} />
        ))}
      </div>
      <output className="flex items-center justify-center gap-3 text-sm text-quiet">
        <Spinner className="size-4 text-accent" /> Writing story
      </output>
      {ad}
    </div>
  )
}
