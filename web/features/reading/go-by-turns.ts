/** Below the bar, where reading begins; the pages' own `scroll-padding-top`. */
const READING_TOP_PX = 80

/** Takes the reader to the start of the next or the previous message on the page, and gives it the focus. */
export function goByTurns(way: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('article[data-message-id]')]
  const focused = rows.findIndex((row) => row.contains(document.activeElement))
  const row = rows[focused < 0 ? nextOf(rows, way) : focused + way]
  row?.scrollIntoView({ block: 'start', behavior: 'instant' })
  row?.focus({ preventScroll: true })
}

/** The row that begins next below the top of the page, or above it, where none has the focus. */
function nextOf(rows: readonly HTMLElement[], way: 1 | -1): number {
  const tops = rows.map((row) => row.getBoundingClientRect().top - READING_TOP_PX)
  return way === 1 ? tops.findIndex((top) => top > 0) : tops.findLastIndex((top) => top < 0)
}
