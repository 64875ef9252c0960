/**
 * Changes what stands above the reader's place without moving it. Browsers that anchor a scrolled page do so
 * themselves, and better while it moves; others, and all of them at the very top, need it done.
 */
export function keepInSight(rows: Iterable<Element>, change: () => void): void {
  const row = isAnchoredByBrowser() ? undefined : firstInSight(rows)
  const before = row?.getBoundingClientRect().top ?? 0
  change()
  const moved = (row?.isConnected ? row.getBoundingClientRect().top : before) - before
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' })
}

const isAnchoredByBrowser = (): boolean => CSS.supports('overflow-anchor', 'auto') && scrollY > 0

function firstInSight(rows: Iterable<Element>): Element | undefined {
  for (const row of rows) if (row.getBoundingClientRect().bottom > 0) return row
  return undefined
}
