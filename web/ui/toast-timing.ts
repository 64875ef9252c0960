/** The time that a toast stands, and the way to the right that swipes it off. */
export const SHOWN_FOR_MS = 5_000
export const SWIPE_THRESHOLD_PX = 50

/** Distance by which a toast follows the finger, in px: to the right only. */
export const swipeOffset = (startX: number, nowX: number): number => Math.max(0, nowX - startX)

export const isSwipedAway = (offsetPx: number): boolean => offsetPx >= SWIPE_THRESHOLD_PX
