import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { Lantern } from '#web/ui/lantern.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

const messages = [
  'Lighting the lantern...',
  'Drawing the map...',
  'Calling the characters together...',
  'Turning to the first page...',
]
const NEXT_AFTER_MS = 3_000

/** Fills the window while a story starts (specification, section 2); `ad` stands below, where there is one. */
export function LoadingScreen({ ad }: { ad?: ReactNode }) {
  const message = useRotation(messages)
  const screen = useRef<HTMLDialogElement>(null)
  // A modal dialog stands above everything else and keeps the keyboard out of what lies behind.
  useEffect(() => screen.current?.showModal(), [])
  return (
    <dialog
      ref={screen}
      aria-label="Your story is being written"
      onCancel={(event) => event.preventDefault()}
      className="h-dvh max-h-none w-screen max-w-none animate-fade-in overflow-y-auto bg-ground p-6 text-ink open:flex"
    >
      <div className="m-auto flex w-full max-w-md flex-col items-center gap-5 text-center">
        <Lantern className="size-24 animate-breathe text-accent" />
        <p key={message} className="animate-fade-in font-serif text-2xl text-balance">
          {message}
        </p>
        <output className="text-pretty text-quiet">
          Please wait while our AI crafts a unique narrative experience.
        </output>
        <Spinner className="size-6 text-accent" />
        {ad && <div className="mt-6 w-full">{ad}</div>}
      </div>
    </dialog>
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
