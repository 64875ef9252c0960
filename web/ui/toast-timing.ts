/** How long a toast stands, and how far to the right it is swiped to go (specification, section 9). */
export const SHOWN_FOR_MS = 5_000
export const SWIPE_THRESHOLD_PX = 50

/** How far a toast follows the finger: to the right only. */
export const swipeOffset = (startX: number, nowX: number): number => Math.max(0, nowX - startX)

export const isSwipedAway = (offsetPx: number): boolean => offsetPx >= SWIPE_THRESHOLD_PX
