import { useEffect, useState } from 'react'

/**
 * A text as far as it stands on the page: what comes in bursts grows by words, within about a fifth of a second. What is
 * whole, or stood there from the first, is there at once; for who wants no motion all of it is.
 */
export function useGrowingText(text: string, isUnfinished: boolean): string {
  const [length, setLength] = useState(text.length)
  // Told anew it begins from less; once it is whole nothing is held back.
  if (length > text.length || (!isUnfinished && length < text.length)) setLength(text.length)
  const isBehind = isUnfinished && length < text.length

  useEffect(() => {
    if (!isBehind) return
    const frame = requestAnimationFrame(() =>
      setLength(wantsNoMotion() ? text.length : lengthAfterFrame(text, length)),
    )
    return () => cancelAnimationFrame(frame)
  }, [isBehind, text, length])
  return isBehind ? text.slice(0, length) : text
}

const wantsNoMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Where a text may end: before a space, or before a letter of a script that has none. */
const END_OF_WORD = /[\s\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/

/** The length after one more frame: a sixth of what is left, to the end of a word. */
export function lengthAfterFrame(text: string, length: number): number {
  const least = length + Math.ceil((text.length - length) / 6)
  const more = text.slice(least).search(END_OF_WORD)
  return more < 0 ? text.length : least + more
}
