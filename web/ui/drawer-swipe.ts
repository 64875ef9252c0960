/** A drawer that is let go of further down than this share of its height closes (LOOK-6). */
const CLOSES_PAST = 0.25

/** Distance by which the drawer follows the finger, in px: never above its place. */
export const draggedBy = (startY: number, nowY: number): number => Math.max(0, nowY - startY)

export const closesAfter = (draggedPx: number, heightPx: number): boolean =>
  draggedPx > heightPx * CLOSES_PAST
