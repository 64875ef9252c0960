import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Lantern } from '#web/ui/lantern.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

const messages = [
  'Lighting the lantern...',
  'Drawing the map...',
  'Calling the characters together...',
  'Turning to the first page...',
]
const NEXT_AFTER_MS = 3_000

/** Fills the window while a story starts; `ad` stands below, where there is one. */
export function LoadingScreen({ ad }: { ad?: ReactNode }) {
  const message = useRotation(messages)
  return createPortal(
    <section
      aria-label="Your story is being written"
      data-covers-page
      className="fixed inset-0 z-50 flex animate-fade-in overflow-y-auto bg-ground p-6"
    >
      <div className="m-auto flex w-full max-w-md flex-col items-center gap-5 text-center">
        <Lantern className="size-24 animate-breathe" />
        <p key={message} className="animate-fade-in font-serif text-2xl text-balance">
          {message}
        </p>
        <output className="text-pretty text-quiet">
          Please wait while our AI crafts a unique narrative experience.
        </output>
        <Spinner className="size-6 text-accent" />
        {ad && <div className="mt-6 w-full">{ad}</div>}
      </div>
    </section>,
    document.body,
  )
}

function useRotation(texts: string[]): string | undefined {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTurn((before) => before + 1), NEXT_AFTER_MS)
    return () => clearInterval(timer)
  }, [])
  return texts[turn % texts.length]
}
