import type { Place } from '#contract/place.ts'

/** Below the bar, where reading begins; the pages' own `scroll-padding-top`. */
const READING_TOP_PX = 80
/** A message higher than this share of the view begins at its top; a lower one stands in the middle. */
const TALL = 0.6

/** Scrolls the page so far that `row` is at its place. */
export function scrollToPlace(row: Element, at?: number): void {
  const { top, height } = row.getBoundingClientRect()
  const isTall = height > innerHeight * TALL
  const target =
    at === undefined && !isTall
      ? top + height / 2 - innerHeight / 2
      : top + (at ?? 0) * height - READING_TOP_PX
  if (Math.abs(target) >= 1) scrollBy({ top: target, behavior: 'instant' })
}

/** The place of who sees these rows as they stand; undefined where none of them is in sight. */
export function placeIn(rows: Iterable<HTMLElement>): Place | undefined {
  for (const row of rows) {
    const { top, bottom, height } = row.getBoundingClientRect()
    const messageId = Number(row.dataset.messageId)
    if (bottom <= READING_TOP_PX || !messageId || height === 0) continue
    return { messageId, at: (READING_TOP_PX - top) / height }
  }
  return undefined
}

/** Without a change of the page's height for so long, a place is reached. */
const RESTS_AFTER_MS = 150
const READER_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/** Calls `listener` whenever the reader moves the page, or may. Returns the way to stop listening. */
export function onReaderMove(listener: () => void): () => void {
  for (const name of READER_MOVES) addEventListener(name, listener, { passive: true })
  return () => {
    for (const name of READER_MOVES) removeEventListener(name, listener)
  }
}

/**
 * Puts the page at a place again whenever what stands around it gets another height, until the reader moves it or
 * `release` is called. `onReached` is called once, when the page has come to rest there or the reader takes over.
 */
export function holdPlace(put: () => void, onReached: () => void): () => void {
  let rest: ReturnType<typeof setTimeout> | undefined
  let isReached = false
  const settle = (): void => {
    put()
    if (isReached) return
    clearTimeout(rest)
    rest = setTimeout(() => {
      isReached = true
      onReached()
    }, RESTS_AFTER_MS)
  }
  const sizes = new ResizeObserver(settle)
  const release = (): void => {
    sizes.disconnect()
    clearTimeout(rest)
    stopListening()
  }
  const move = (): void => {
    release()
    if (!isReached) onReached()
  }
  const stopListening = onReaderMove(move)
  sizes.observe(document.body)
  settle()
  return release
}
