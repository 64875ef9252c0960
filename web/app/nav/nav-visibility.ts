/** Hides past this much of downward scroll (NAV-1). */
const HIDES_PAST_PX = 10

/** Whether the navigation bar hides after the page was scrolled from one place to another. */
export function isHiddenAfterScroll(wasHidden: boolean, fromY: number, toY: number): boolean {
  if (toY <= HIDES_PAST_PX || toY < fromY) return false
  return toY > fromY || wasHidden
}
